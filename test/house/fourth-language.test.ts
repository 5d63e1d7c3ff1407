import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'

/**
 * A fourth language is a folder of texts, a row of `localeInfo` and the words that the readers of searches and of
 * questions know. This makes one of the French ones in a copy of the code.
 */
const tree = mkdtempSync(join(tmpdir(), 'fourth-language-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const change = (file: string, before: string, after: string) => {
  const code = readFileSync(join(tree, file), 'utf8')
  expect(code).toContain(before)
  writeFileSync(join(tree, file), code.replace(before, after))
}

for (const name of ['src', 'functions', 'migrations', 'package.json', 'tsconfig.json'])
  cpSync(name, join(tree, name), { recursive: true })
symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
for (const home of [
  'src/i18n/fr',
  'src/domain/understanding/lexicon-fr.ts',
  'src/domain/assistant/words/fr.json',
])
  cpSync(join(tree, home), join(tree, home.replace(/fr(?=\.|$)/, 'xx')), { recursive: true })
const row = "{ name: 'Xx', flag: 'xx', intl: 'fr-CH', listing: 'fr', to: 'à', openGraph: 'fr_CH' },"
change('src/config/locales.ts', "'de'] as const", "'de', 'xx'] as const")
change('src/config/locales.ts', '  de: {', `  xx: ${row}\n  de: {`)
// Two texts of its own, which no other language can stand in for.
change('src/i18n/xx/about.json', 'Notre mission', 'Nia misio')
change('src/i18n/xx/server/account-mails.json', 'Bienvenue dans votre espace client', 'Bonvenon')

test('the compiler names nothing that a fourth language needs beside its folder, its row and its lexicon', () => {
  const config = { extends: './tsconfig.json', include: ['src', 'functions'] }
  writeFileSync(join(tree, 'fourth.json'), JSON.stringify(config))
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['--noEmit', '-p', 'fourth.json'], {
    cwd: tree,
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
}, 120_000)

/** Run in the copy: part of a page, the HTML of a mail, and the readers of searches and numbers, in that language. */
const program = `
import { renderToString } from 'react-dom/server'
import { formatEuros } from '#domain/catalogue/money.ts'
import { numbersIn } from '#domain/assistant/number-check.ts'
import { says } from '#domain/assistant/word-lists.ts'
import { usualOpening } from '#domain/content/opening.ts'
import { formatFileSize } from '#domain/files/file-name.ts'
import { parseNumber } from '#domain/metrology/number-notation.ts'
import { inEveryLocale } from '#domain/site/urls.ts'
import { understand } from '#domain/understanding/understand.ts'
import { mailDocument } from '#functions/mail/mail-html.ts'
import { loadTexts, TranslateContext, translator } from '#src/i18n/translation.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { Mission } from '#src/about/mission.tsx'
import { SiteContext } from '#src/site/site.ts'

const t = translator('xx', await loadTexts('xx', ['about', 'hours', 'contact']))
const site = { locale: 'xx', href: '/xx/', opening: usualOpening }
const title = serverTexts('xx')('account-mail.welcome-subject')
export const made = {
  page: renderToString(
    <SiteContext value={site}><TranslateContext value={t}><Mission /></TranslateContext></SiteContext>
  ),
  mail: String(mailDocument({ lang: 'xx', title, body: title, footer: '' })),
  facts: understand('balance 15 kg', 'xx').facts.length,
  quoted: numbersIn('deux ans', 'xx').map(({ value, unit }) => value + unit),
  asks: says({ folded: 'combien', locale: 'xx' }, 'wh'),
  amounts: [formatEuros(3.5, 'xx'), parseNumber('1,5', 'xx'), formatFileSize(5000, 'xx')],
  address: inEveryLocale('/').xx,
}
`

test('a part of a page, a mail, searches, numbers and addresses are in the fourth language', async () => {
  writeFileSync(join(tree, 'program.tsx'), program)
  const vite = await createServer({
    root: tree,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const { made } = await vite.ssrLoadModule('/program.tsx')
  await vite.close()
  expect(made).toEqual({
    page: expect.stringContaining('<h2>Nia misio</h2>'),
    mail: expect.stringMatching(/<html lang="xx">.*<title>Bonvenon</s),
    facts: 1,
    quoted: ['2year'],
    asks: true,
    amounts: [expect.stringMatching(/^3.50\s€$/), 1.5, '5\u00a0ko'],
    address: '/xx',
  })
})
