import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import { publishedFacts } from '#config/published-facts.ts'
import { formatWholeEuros } from '#domain/catalogue/money.ts'
import type { CompanyFacts } from '#domain/content/opening.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { DataPlate } from '#domain/metrology/plate-lines.ts'
import type { Flow } from '#functions/pdf/flow.ts'
import { a4, inks, type Paper } from '#functions/pdf/paper.ts'
import { num } from '#functions/pdf/pdf-file.ts'
import { colour } from '#functions/pdf/svg.ts'
import { pathOperators } from '#functions/pdf/svg-path.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/** The logo of the site (`src/ui/logo.tsx`). */
const logo = [
  { data: 'M3 27h24M15 27V9M4 9h22M15 4v5', width: 2 },
  { data: 'M2 17c1.5 3 6.5 3 8 0L6 9zM20 17c1.5 3 6.5 3 8 0L24 9z', width: 1.6 },
]

/** The head of the first page: logo, name and address of the company. */
export function letterhead(flow: Flow, locale: Locale, facts: CompanyFacts): void {
  const { paper } = flow
  const top = flow.y
  const strokes = logo.map(({ data, width }) => `${width} w ${pathOperators(data)} S`).join(' ')
  paper.decoration(
    `q ${colour(inks.ink)} RG 1 J 1 j 0.9 0 0 -0.9 ${a4.left} ${num(a4.height - top + 2)} cm ${strokes} Q`,
  )
  flow.text('P', company.name, { size: 16, weight: 'bold', x: a4.left + 34, width: 250 })
  const lines = [
    `${facts.street}, ${facts.postalCode} ${facts.city}, ${company.country}`,
    `${serverTexts(locale)('document.phone')} ${formatPhone(facts.phone, locale)} · ${facts.email}`,
  ]
  flow.y = top
  for (const line of lines) {
    const x = a4.width - a4.right - paper.type.width(line, 8.5)
    flow.text('P', line, { size: 8.5, ink: 'soft', x, width: 400 })
  }
  flow.y = top + 36
  flow.rule('ink', 1.2)
  flow.space(18)
}

/** The foot of every page: the company's registration, the name of the document and the number of the page. */
export function pageFeet(paper: Paper, title: string, locale: Locale): void {
  const t = serverTexts(locale)
  const legal = publishedFacts
  const lines = [
    t('document.legal', {
      form: legal.form,
      capital: formatWholeEuros(legal.capitalEuros, locale),
      register: `${legal.register} ${legal.siren}`,
      vat: legal.vat,
    }),
    ...(legal.areExamples ? [t('document.examples')] : []),
  ]
  const style = { size: 7.5, ink: 'soft' } as const
  const y = a4.height - 44
  for (let page = 0; page < paper.pageCount; page++) {
    paper.decoration(
      [
        `${colour(inks.line)} RG 0.6 w ${a4.left} ${num(a4.height - y)} m ${num(a4.width - a4.right)} ${num(a4.height - y)} l S`,
        ...lines.map((line, i) => paper.line(line, a4.left, y + 12 + i * 10, style)),
        paper.line(title, a4.width - a4.right, y + 12, { ...style, align: 'right' }),
        paper.line(
          t('document.page', { page: page + 1, pages: paper.pageCount }),
          a4.width - a4.right,
          y + 22,
          {
            ...style,
            align: 'right',
          },
        ),
      ].join('\n'),
      page,
    )
  }
}

/** The entries of a data plate as they are printed: « Max 15 kg », « e = 5 g ». */
export function plateEntries({ max, min, e, d, nominal }: DataPlate): string[] {
  return [
    ...(max ? [nominal ? max : `Max\u00a0${max}`] : []),
    ...(min ? [`Min\u00a0${min}`] : []),
    ...(e ? [`e\u00a0=\u00a0${e}`] : []),
    ...(d ? [`d\u00a0=\u00a0${d}`] : []),
  ]
}
