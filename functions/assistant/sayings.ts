import type { AssistantSentence } from '#src/i18n/server-texts.ts'
import type { Answer } from './asked.ts'
import { type Statement, statement } from './statements.ts'

/** A text that is the whole answer, and how; by default the sentence is `answer.{intent}`. */
type Saying = Statement & { sentence?: AssistantSentence }

/** Intents that one text answers, whatever else is said. */
const sayings = {
  thanks: { sentence: 'talk.thanks', kind: 'clarify', steps: ['quote'] },
  person: { sentence: 'talk.person', kind: 'handover' },
  dissatisfied: { sentence: 'talk.dissatisfied', kind: 'handover' },
  documents: { steps: ['contact', 'products'] },
  brochure: { page: '/products', steps: ['products', 'contact'] },
  counting: { page: '/blog/portee-echelon-precision' },
  recognise: { kind: 'rule', page: '/plaque' },
  dropped: { kind: 'handover', page: '/blog/excentration-et-justesse', verdict: false },
  'error-code': { kind: 'handover', page: '/blog/excentration-et-justesse' },
  moved: { kind: 'rule', page: '/blog/preparer-une-verification' },
  'change-of-owner': { kind: 'rule', page: '/blog/carnet-metrologique' },
  inspection: { kind: 'rule', page: '/blog/preparer-une-verification' },
  retention: { kind: 'rule', page: '/blog/carnet-metrologique', law: 'MessEG 31(2) no 4' },
  units: { kind: 'rule', page: '/blog/choisir-une-balance', law: 'NAWID annex I 1', verdict: false },
  'used-check': { kind: 'rule', page: '/plaque' },
  receipt: { kind: 'rule', page: '/blog/choisir-une-balance', law: 'NAWID annex I 14' },
  'customer-display': { kind: 'rule', page: '/blog/choisir-une-balance', law: 'NAWID annex I 14' },
  'why-verified': {
    kind: 'rule',
    page: '/blog/classe-iii-ou-ii',
    steps: ['configurator', 'contact'],
  },
  temperature: { page: '/blog/balance-de-laboratoire-emplacement', law: 'R76 3.9.2' },
  placement: { page: '/blog/balance-de-laboratoire-emplacement' },
  'warm-up': { page: '/blog/balance-de-laboratoire-emplacement' },
  settings: {},
  lifespan: { steps: ['quote', 'contact'] },
  foundation: { page: '/devis', steps: ['quote', 'contact'] },
  'check-frequency': { page: '/blog/excentration-et-justesse' },
  'late-quote': { kind: 'handover', page: '/devis/suivi', steps: ['call', 'contact'] },
  'change-request': { kind: 'handover', page: '/devis/suivi' },
  invoice: { kind: 'handover' },
  'public-buyer': { kind: 'company', page: '/devis', steps: ['quote', 'contact'] },
  customs: { kind: 'company', page: '/conditions-generales', steps: ['quote', 'contact'] },
  trial: { kind: 'company', verdict: false },
  'send-in': { kind: 'company', steps: ['call', 'contact'] },
  'quote-validity': { page: '/devis/suivi', steps: ['contact', 'quote'] },
  discount: { sentence: 'terms.discount', kind: 'company', steps: ['quote', 'contact'] },
  rental: { sentence: 'statement.rental', kind: 'handover', verdict: false },
  used: { sentence: 'terms.used', kind: 'handover', verdict: false },
  'spare-parts': { sentence: 'statement.spare-parts', kind: 'company', verdict: true },
  contract: { sentence: 'company.contract', kind: 'company', steps: ['quote', 'contact'] },
  jobs: { kind: 'handover' },
  quote: { sentence: 'quotation.answer', page: '/devis', steps: ['quote', 'contact'] },
  privacy: { sentence: 'statement.privacy', page: '/politique-de-confidentialite', steps: ['contact'] },
  register: { sentence: 'site.register', page: '/dashboard', steps: ['contact'] },
  'site-trouble': { sentence: 'talk.site', kind: 'handover', steps: ['call', 'contact'] },
} as const satisfies Record<string, Saying>

type Name = keyof typeof sayings

const answerOf = (name: Name): Answer => {
  const { sentence, ...how }: Saying = sayings[name]
  return (_, asked) => statement(asked, sentence ?? (`answer.${name}` as AssistantSentence), how)
}

/** The answers of these intents, by their names. */
export const sayingAnswers = Object.fromEntries(
  Object.keys(sayings).map((name) => [name, answerOf(name as Name)]),
) as Record<Name, Answer>
