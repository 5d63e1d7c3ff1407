import { join } from 'node:path'
import { partsOf } from './attribution.ts'
import { budgets } from './budgets.ts'
import { initialFiles, type PageFiles, type Size, sizeOf, sizeOfFiles } from './page-bytes.ts'
import { type BuiltSite, buildSite } from './site.ts'
import { budgetCell, kilobytes, printTable } from './table.ts'
import { origins, startServers } from './workerd.ts'

const size = ({ brotli, gzip }: Size) => `${kilobytes(brotli)} / ${kilobytes(gzip)}`

/** Size of a visitor's first page by file and by package. */
export async function bytes(): Promise<void> {
  const site = buildSite()
  const { pages, styles, fonts } = initialFiles(site.client, 'fr')
  const style = sizeOfFiles(styles)
  const html = await htmlSizes(site)
  printPages(pages, html)
  const list = pages.find(({ page }) => page === 'catalogue')
  const listHtml = html.get('catalogue')
  const whole =
    list && listHtml
      ? sizeOfFiles(list.scripts).brotli + style.brotli + listHtml.brotli + sizeOfFiles(fonts).raw
      : Number.NaN
  printTable(
    'Shared files',
    ['what', 'br / gz', 'budget'],
    [
      ['CSS', size(style), budgetCell('CSS br', kilobytes(style.brotli), budgets.size.style, ' KB')],
      [
        'fonts (raw: woff2 is brotli)',
        String(kilobytes(sizeOfFiles(fonts).raw)),
        budgetCell('fonts', kilobytes(sizeOfFiles(fonts).raw), budgets.size.fonts, ' KB'),
      ],
      [
        'list page without drawings',
        String(kilobytes(whole)),
        budgetCell('list page', kilobytes(whole), budgets.size.listPage, ' KB'),
      ],
    ],
  )
  printOwners(list ?? pages[0])
}

function printPages(pages: readonly PageFiles[], html: ReadonlyMap<string, Size>): void {
  const rows = pages.map((page) => {
    const script = sizeOfFiles(page.scripts)
    const pageSize = ownSize(page)
    const htmlSize = html.get(page.page)
    return [
      page.page,
      budgetCell(`${page.page}: initial JS br`, kilobytes(script.brotli), budgets.size.script, ' KB'),
      String(kilobytes(script.gzip)),
      budgetCell(
        `${page.page}: own JS br`,
        kilobytes(pageSize.code.brotli + pageSize.texts.brotli),
        budgets.size.ownScript,
        ' KB',
      ),
      String(kilobytes(pageSize.texts.brotli)),
      htmlSize ? htmlCell(page.page, htmlSize) : '–',
    ]
  })
  printTable(
    'Initial JavaScript and HTML, KB',
    ['page', 'JS br 11', 'JS gz 9', 'own JS br', 'of it texts', 'HTML br 11 / gz 9'],
    rows,
  )
}

function htmlCell(page: string, htmlSize: Size): string {
  return page === 'catalogue'
    ? `${budgetCell('list: HTML br', kilobytes(htmlSize.brotli), budgets.size.html, ' KB')} / ${kilobytes(htmlSize.gzip)}`
    : size(htmlSize)
}

/** First-party code, compressed without the packages around it; dictionaries do not count as code. */
function ownSize(page: PageFiles): { code: Size; texts: Size } {
  const siteParts = page.scripts.flatMap(partsOf).filter(({ owner }) => owner === 'own')
  const isTexts = (source: string) => /src\/i18n\/[a-z]{2}\//.test(source)
  const joined = (texts: boolean) =>
    siteParts
      .filter(({ source }) => isTexts(source) === texts)
      .map(({ code }) => code)
      .join('\n')
  return { code: sizeOf(joined(false)), texts: sizeOf(joined(true)) }
}

/** Shares of the list page: each package and each own module compressed by itself, largest first. */
function printOwners(page: PageFiles | undefined): void {
  if (!page) return
  const parts = page.scripts.flatMap(partsOf)
  const grouped = (by: 'owner' | 'source', kept: typeof parts) => {
    const groups = Map.groupBy(kept, (part) => part[by])
    return [...groups]
      .map(([name, group]) => ({ name, ...sizeOf(group.map(({ code }) => code).join('\n')) }))
      .sort((a, b) => b.brotli - a.brotli)
  }
  const cells = ({ name, raw, brotli, gzip }: Size & { name: string }) => [
    name,
    String(kilobytes(raw)),
    String(kilobytes(brotli)),
    String(kilobytes(gzip)),
  ]
  const head = ['what', 'raw KB', 'br KB', 'gz KB']
  printTable(`${page.page}: JavaScript by package`, head, grouped('owner', parts).map(cells))
  printTable(
    `${page.page}: own modules`,
    head,
    grouped(
      'source',
      parts.filter(({ owner }) => owner === 'own'),
    )
      .slice(0, 25)
      .map(cells),
  )
}

const paths: Record<string, string> = {
  home: '/',
  catalogue: '/products',
  quote: '/devis',
  contact: '/contact',
  legal: '/mentions-legales',
  privacy: '/politique-de-confidentialite',
  terms: '/conditions-generales',
}

async function htmlSizes(site: BuiltSite): Promise<Map<string, Size>> {
  const servers = await startServers(site)
  try {
    const first = await servers.database
      .prepare('select id from products order by seq limit 1')
      .first<{ id: string }>()
    const all = { ...paths, product: join('/products', first?.id ?? '') }
    const sizes = new Map<string, Size>()
    for (const [page, path] of Object.entries(all)) {
      const response = await fetch(origins.uncached + path)
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      sizes.set(page, sizeOf(await response.text()))
    }
    return sizes
  } finally {
    await servers.stop()
  }
}
