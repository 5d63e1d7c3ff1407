import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { type Locale, localeInfo, locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { launchChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { run, serve } from '../local.ts'
import { openMailFolder } from '../mail-folder.ts'
import { seededState } from '../seeded-state.ts'
import { contactSheet } from './contact-sheet.ts'
import { type Shot, shots } from './pages.ts'
import { playScene, type Scene } from './scene.ts'

/**
 * `npm run screenshots -- home product --width 375 --locale de --scheme dark`: pictures of every page in every window,
 * language and colour scheme, in the git-ignored folder `screenshots/`. Without arguments it takes all of them.
 */
const { values: only, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    locale: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
  },
})

const folder = 'screenshots'
const heights: Record<string, number> = { 375: 800, 768: 1024, 1280: 900 }
const widths = only.width ?? Object.keys(heights)
const languages = locales.filter((locale) => only.locale?.includes(locale) ?? true)
const schemes = (['light', 'dark'] as const).filter((scheme) => only.scheme?.includes(scheme) ?? true)
const chosen = shots.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

async function openSite() {
  const state = await mkdtemp(join(tmpdir(), 'screenshots-'))
  await cp(await seededState(), state, { recursive: true })
  const vars = { RATE_LIMITS: 'off' }
  const mailFolder = join(state, 'mail')
  const mail = await openMailFolder(mailFolder)
  const site = await serve({ port: await freePort(), stateDir: state, mailUrl: mail.url, vars })
  const close = async () => {
    site.stop()
    await site.exited
    mail.close()
    await rm(state, { recursive: true, force: true })
  }
  let played: Promise<Scene> | undefined
  return {
    origin: site.origin,
    /** What pages behind a sign-in show; played once they are asked for. */
    scene: () => (played ??= playScene(site.origin, mailFolder)),
    close,
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => typeof history.state?.key === 'string')
}

/** Waits for deferred components, and scrolls so that lazy pictures load. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Scrolls up, and puts what sticks to the lower edge of the window where it stands in the page. */
const unstick = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0)
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { position, bottom } = getComputedStyle(element)
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static'
    }
  })

type Window = { width: string; locale: Locale; scheme: 'light' | 'dark' }

/** A new browser context per picture, so that no state is carried over. */
async function take(
  browser: Browser,
  site: Awaited<ReturnType<typeof openSite>>,
  shot: Shot,
  { width, locale, scheme }: Window,
): Promise<string> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: Number(width), height: heights[width] ?? 900 },
    locale: localeInfo[locale].intl,
    timezoneId: 'Europe/Paris',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const act = 'path' in shot ? shot.act : undefined
    await ('path' in shot
      ? open(page, inLocale(locale, shot.path))
      : shot.open(page, await site.scene(), locale))
    await settle(page)
    await act?.(page)
    if ('open' in shot) await unstick(page)
    const file = `${shot.name}/${width.padStart(4, '0')}-${locale}-${scheme}.png`
    await page.screenshot({ path: join(folder, file), fullPage: act === undefined })
    return file
  } finally {
    await context.close()
  }
}

if (!existsSync('dist/client/index.html')) await run('vite', ['build', '--logLevel', 'warn'])
const windows: Window[] = widths.flatMap((width) =>
  languages.flatMap((locale) => schemes.map((scheme) => ({ width, locale, scheme }))),
)
await mkdir(folder, { recursive: true })
const site = await openSite()
const browser = await launchChromium()
const files: string[] = []
const failed: string[] = []
try {
  for (const shot of chosen) {
    for (const window of windows) {
      const taken = await take(browser, site, shot, window).catch((error: unknown) => {
        failed.push(`${shot.name} ${Object.values(window).join(' ')}: ${String(error).split('\n')[0]}`)
      })
      if (taken) files.push(taken)
    }
    console.log(`${shot.name}: ${files.length} of ${chosen.length * windows.length}`)
  }
  await writeFile(join(folder, 'index.html'), contactSheet(files))
} finally {
  await browser.close()
  await site.close()
}
for (const failure of failed) console.error(failure)
process.exit(failed.length ? 1 : 0)
