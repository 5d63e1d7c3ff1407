import type { Locator, Page } from 'playwright-core'
import type { Locale } from '#config/locales.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { TextKey } from '#src/i18n/translation.ts'
import type { Visit } from '#test/support/browser.ts'
import { tabTo } from './keyboard-support.ts'
import { eventually, goTo, hasFocus, wordsOf } from './support.ts'

/** Who looks for an instrument, and what they answer. */
const people = {
  baker: {
    trade: 'trade.shop',
    use: 'use.price-computing',
    answers: { load: '6 kg', smallest: '100 g', tolPct: '5' },
  },
  pharmacist: {
    trade: 'trade.health',
    use: 'use.pharmacy',
    answers: { load: '200 g', smallest: '1 g', tolPct: '1' },
  },
  'waste yard': {
    trade: 'trade.field',
    use: 'use.waste',
    answers: { load: '40 t', smallest: '1 t', tare: '15 t' },
  },
} as const satisfies Record<
  string,
  { trade: TextKey; use: TextKey; answers: Readonly<Record<string, string>> }
>
export type Person = keyof typeof people

/** How a visitor uses the page. */
type Hands = {
  press: (target: Locator) => Promise<void>
  tick: (target: Locator) => Promise<void>
  /** Checks a radio button of a folded group. */
  pick: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
}

const touching: Hands = {
  press: (target) => target.tap(),
  tick: (target) => target.tap(),
  pick: (target) => target.tap(),
  type: (target, text) => target.fill(text),
}
const clicking: Hands = {
  press: (target) => target.click(),
  tick: (target) => target.check(),
  pick: (target) => target.check(),
  type: (target, text) => target.fill(text),
}
const onlyKeys = (page: Page): Hands => ({
  press: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  tick: async (target) => {
    await tabTo(page, target)
    await page.keyboard.press('Space')
  },
  // A group of radio buttons is one tab stop; the arrow keys choose in it.
  pick: async (target) => {
    await tabTo(page, target.locator('xpath=ancestor::details//input').first())
    await page.keyboard.press('Space')
    for (let i = 0; i < 5 && !(await target.evaluate(hasFocus)); i++) await page.keyboard.press('ArrowDown')
  },
  type: async (target, text) => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  },
})

/** A phone of 375 px, the keyboard alone on a wide screen, a browser without JavaScript. */
const modes = {
  touch: { options: { viewport: { width: 375, height: 740 }, hasTouch: true }, hands: () => touching },
  keyboard: { options: {}, hands: onlyKeys },
  'no JavaScript': {
    options: { javaScriptEnabled: false, viewport: { width: 768, height: 900 } },
    hands: () => clicking,
  },
} as const
export type Mode = keyof typeof modes

/** Opens the home page, from there the empty quote list, and from that the empty configurator. */
export async function fromHome(visit: Visit, locale: Locale, mode: Mode, expected: RegExp[] = []) {
  const { options, hands } = modes[mode]
  const page = await visit({ locale, expected, ...options })
  const home = inLocale(locale, paths.home)
  if (mode === 'no JavaScript') await page.goto(home)
  else await goTo(page, home)
  const t = await wordsOf(locale)
  const own = hands(page)
  await own.press(page.locator('main').getByRole('link', { name: t('nav.quote'), exact: true }))
  await own.press(page.getByRole('link', { name: t('nav.configurator') }))
  await page.getByRole('heading', { level: 1, name: t('configurator.title') }).waitFor()
  /** Goes on to another step; on a wide screen all of them are in sight. */
  const goOn = async (role: 'button' | 'link', key: TextKey) => {
    if (mode !== 'keyboard') await own.press(page.getByRole(role, { name: t(key) }))
  }
  return { page, t, hands: own, goOn, mode }
}
type Visited = Awaited<ReturnType<typeof fromHome>>

/** Says what is weighed, chooses the best instrument, and returns its reference. */
export async function chooseBest({ page, t, hands, goOn, mode }: Visited, person: Person): Promise<string> {
  const { trade, use, answers } = people[person]
  const { load, ...others } = answers
  await hands.type(page.locator('#answer-load'), load)
  await hands.press(page.locator('summary', { hasText: t(trade) }))
  await hands.pick(page.getByLabel(t(use)))
  await goOn('button', 'configurator.to-requirements')
  for (const [name, text] of Object.entries(others)) {
    if (name !== 'smallest') await hands.press(page.getByText(t('configurator.tolerance')))
    const field = page.locator(`#answer-${name}`)
    await field.waitFor()
    await hands.type(field, text)
  }
  await goOn('button', 'configurator.to-options')
  if (mode !== 'no JavaScript') await answered(page, answers)
  const card = page.locator('.fit-card').first()
  const choose = card.locator(':scope > a.button')
  await choose.waitFor()
  const reference = (await card.locator('h4 .no-break').textContent()) ?? ''
  await hands.press(choose)
  await page.locator('.config-chosen').waitFor()
  return reference
}

/** Everything that was typed is in the address, and the results are those of it. */
async function answered(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  const inAddress = () => Object.fromEntries(new URL(page.url()).searchParams)
  await eventually(inAddress).toMatchObject(answers)
  await page.locator('.config-results:not(.outdated) .fit-card').first().waitFor()
}
