import type { Locale } from '#config/locales.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { type Configuration, configurationQuery } from '#domain/quote-list/configuration.ts'
import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import { type QuoteContent, quoteSections } from '#domain/quote-list/quote-sections.ts'
import { withoutText } from '#domain/scales/visited-instrument.ts'
import { amountTable, factTable, paragraph } from '#functions/mail/mail-html.ts'
import { type Html, html } from '#functions/platform/html.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { presentContent } from './present-content.ts'
import type { StoredQuote } from './received-mail-data.ts'

type Request = StoredQuote['request']

/** Everything that a request carries beside its items, for the company: with the answers as they were typed. */
export function companySections(request: Request): QuoteSection[] {
  const sections = quoteSections(presentContent(request, 'fr'), serverTexts('fr'), 'fr')
  const { configuration } = request
  if (!configuration) return sections
  const rows = answerRows(configuration.answers)
  return [...sections, { title: 'Réponses au configurateur', rows, lines: [] }]
}

/**
 * The same for the visitor, without the interfaces to confirm and the names of instruments: they are free text, which
 * no mail to a visitor holds.
 */
export const visitorSections = (request: Request, locale: Locale): QuoteSection[] =>
  quoteSections(
    withoutFreeText(
      presentContent({ ...request, instruments: request.instruments.map(withoutText) }, locale),
    ),
    serverTexts(locale),
    locale,
  )

function withoutFreeText(content: QuoteContent): QuoteContent {
  const result = content.configuration?.result
  if (!content.configuration || !result) return content
  const models = result.models.map((model) => ({
    ...model,
    toConfirm: model.toConfirm.filter(({ code }) => code !== 'interface'),
  }))
  return { ...content, configuration: { ...content.configuration, result: { ...result, models } } }
}

/** The sections as HTML. */
export const sectionsHtml = (sections: readonly QuoteSection[]): Html[] =>
  sections.map(
    ({ title, rows, lines, amounts }) =>
      html`<h2 style="font-size:17px;margin:20px 0 6px">${title}</h2>${rows.length ? (amounts ? amountTable(rows, amounts === 'sum') : factTable(rows)) : null}${lines.map(paragraph)}`,
  )

/** The sections as plain text, one block each. */
export const sectionsText = (sections: readonly QuoteSection[], locale: Locale): string[] =>
  sections.map(({ title, rows, lines }) =>
    [
      title,
      ...rows.map(([label, value]) => `${label}${locale === 'fr' ? '\u00a0: ' : ': '}${value}`),
      ...lines,
    ].join('\n'),
  )

/** The questions of the configurator as the company's mail names them, in French. */
const questions: Record<keyof Configuration, string> = {
  use: 'Usage',
  country: 'Pays d’utilisation',
  load: 'Charge nette maximale',
  tare: 'Tare',
  smallest: 'Plus petite quantité nette',
  tolAbs: 'Erreur acceptée',
  tolPct: 'Erreur acceptée, en\u00a0%',
  everywhere: 'Erreur acceptée sur toute l’étendue',
  nominal: 'Quantité nominale',
  piece: 'Masse d’une pièce',
  pieces: 'Nombre de pièces',
  reference: 'Pièces de l’échantillon',
  minimumWeight: 'Pesée minimale (USP, Ph. Eur.)',
  length: 'Longueur de l’objet, en mm',
  width: 'Largeur de l’objet, en mm',
  cleaning: 'Nettoyage',
  dust: 'Poussière',
  zone: 'Zone ATEX',
  power: 'Alimentation',
  hours: 'Autonomie, en heures',
  interface: 'Interface',
  perDay: 'Pesées par jour',
  budget: 'Budget HT, en €',
  hospital: 'À l’hôpital',
  baby: 'Pèse-bébé',
  bed: 'Pèse-lit',
  farm: 'À la ferme',
  building: 'Matériaux de construction',
  prepackages: 'Préemballages',
}

/** Values that are not typed but chosen. */
const choices = {
  wiped: 'essuyé',
  hosed: 'au jet',
  pressure: 'haute pression',
  immersed: 'immersion',
  dusty: 'poussiéreux',
  tight: 'étanche à la poussière',
  mains: 'secteur',
  battery: 'batterie',
} as const
const chosen: readonly string[] = ['cleaning', 'dust', 'power'] satisfies (keyof Configuration)[]

const flags: readonly string[] = [
  'everywhere',
  'minimumWeight',
  'hospital',
  'baby',
  'bed',
  'farm',
  'building',
  'prepackages',
] satisfies (keyof Configuration)[]

/** The answers as the visitor gave them, for the company; the ones that say nothing are left out. */
function answerRows(answers: Configuration): [question: string, answer: string][] {
  return [...configurationQuery(answers)].map(([name, value]) => [
    questions[name as keyof Configuration],
    answerText(name, value, answers),
  ])
}

function answerText(name: string, value: string, { use }: Configuration): string {
  if (name === 'use') return nameOfUse(use, 'fr')
  if (flags.includes(name)) return 'oui'
  return chosen.includes(name) ? choices[value as keyof typeof choices] : value
}
