import { readdirSync, readFileSync } from 'node:fs'
import { eachLoaded, type Locale, locales } from '#config/locales.ts'
import { hintsOf } from '#domain/assistant/classifier/intent-model.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { inStandard } from '#domain/assistant/standard-spelling.ts'
import { fitUses } from '#domain/fit/fit-use.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { lexicons } from '#domain/understanding/lexicon.ts'
import { type Names, noNames } from '#domain/understanding/understood.ts'
import type { Example } from './train.ts'

/** An utterance with its intent, and who wrote it in which language. */
export type Utterance = Example & { author: string; locale: Locale }

const offers = await eachLoaded<Record<string, string>>((locale) =>
  import(`#src/i18n/${locale}/server/assistant.json`, { with: { type: 'json' } }).then(
    (file) => file.default,
  ),
)
const folder = 'scripts/intents/examples'

/** What the site itself offers as a question means what it is offered for. */
const offered = (locale: Locale): { text: string; label: string }[] =>
  Object.entries(offers[locale]).flatMap(([key, text]) =>
    key.startsWith('assistant.offer.') ? [{ text, label: key.slice('assistant.offer.'.length) }] : [],
  )

/** A use by its name is a wish for an instrument, with a load and without one. */
const wishes = (locale: Locale): { text: string; label: string }[] =>
  fitUses.flatMap((use) =>
    ['', ', 15 kg', ', 2 t', ', 500 g'].map((load) => ({
      text: `${offers[locale]['assistant.wish']} ${nameOfUse(use, locale)}${load}`,
      label: 'choose',
    })),
  )

const phrasesIn = (list: string) => list.split('|')
const loadsNamed = ['15 kg', '2 t', '500 g', '30 kg', '6 kg', '150 kg', '5 t', '200 g']

/**
 * « bench scale 30 kg verified, bluetooth »: instruments as they are typed into a search box, a kind with a load and
 * properties. Kinds, loads and properties go round so that each stands beside many of the others.
 */
function telegrams(locale: Locale): { text: string; label: string }[] {
  const { kinds, trades, legal, notLegal, sealed, battery, mains, inStock, cheapest } = lexicons[locale]
  const properties = [
    ...[legal, notLegal, sealed, battery, mains, inStock, cheapest].flatMap((list) =>
      phrasesIn(list).slice(0, 5),
    ),
    ...['USB', 'Bluetooth', 'RS-232', 'Wi-Fi', 'IP65', 'IP67', '0,01 g', '0,1 g', '1 g', '0,1 mg'],
  ]
  const names = Object.values(kinds).flatMap((list) => phrasesIn(list).slice(0, 3))
  const tradesNamed = Object.values(trades).map((list) => phrasesIn(list)[0] ?? '')
  const at = (list: readonly string[], i: number) => list[i % list.length] ?? ''
  return names
    .flatMap((name, i) => [
      `${name} ${at(loadsNamed, i)} ${at(properties, 3 * i)}, ${at(properties, 7 * i + 2)}`,
      `${name} ${at(properties, 5 * i + 1)}`,
      `${at(properties, 11 * i)} ${name} ${at(tradesNamed, i)} ${at(loadsNamed, 3 * i + 1)}`,
    ])
    .map((text) => ({ text, label: 'choose' }))
}

type Row = { text: string; label: string; before?: string | null }

/** Every utterance that the model learns, with what the site itself offers. */
export function readExamples(names: Names = noNames): Utterance[] {
  const all = [
    ...readFolder(),
    ...locales.map((locale) => ({
      author: 'site',
      locale,
      rows: [...offered(locale), ...wishes(locale), ...telegrams(locale)] as Row[],
    })),
  ]
  return utterancesOf(all, names)
}

type Written = { author: string; locale: Locale; rows: readonly Row[] }

const utterancesOf = (all: readonly Written[], names: Names): Utterance[] =>
  all.flatMap(({ author, locale, rows }) =>
    rows.map(({ text, label, before = null }) => ({
      ...{ text: inStandard(text, locale), label, author, locale },
      hints: hintsOf(readQuestion(text, locale, names), before),
    })),
  )

/** The files `{author}.{locale}.txt` of the folder: below `# intent`, or `# before > intent`, an utterance a line. */
const readFolder = (): Written[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const [author = '', language] = file.split('.')
      const locale = locales.find((own) => own === language)
      if (!locale) throw new Error(`${file} names no language`)
      return { author, locale, rows: readFile(readFileSync(`${folder}/${file}`, 'utf8')) }
    })

function readFile(content: string): Row[] {
  let [label = '', before]: (string | undefined)[] = []
  return content.split('\n').flatMap((line) => {
    const text = line.trim()
    if (text.startsWith('# '))
      [label = '', before] = (text.slice(2).split(':')[0] ?? '')
        .split('>')
        .map((name) => name.trim())
        .reverse()
    return text === '' || text.startsWith('#') ? [] : [{ text, label, before: before ?? null }]
  })
}
