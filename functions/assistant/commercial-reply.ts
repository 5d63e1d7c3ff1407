import { companyReply, companyTopic } from '#domain/assistant/company-reply.ts'
import { type Draft, fill, joined } from '#domain/assistant/draft.ts'
import { germanDutyLines } from '#domain/assistant/german-duty.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { namedModels, type Question } from '#domain/assistant/question.ts'
import { signalWords } from '#domain/assistant/signal-words.ts'
import { asksService } from '#domain/assistant/signals.ts'
import { asksUseOfModel } from '#domain/assistant/use-of-model.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import { alternativesTo } from './alternatives.ts'
import { kindsReply } from './compare-kinds.ts'
import { atEqualCapacity } from './equal-capacity.ts'
import { featureReply } from './feature-reply.ts'
import { findInstruments } from './find-instruments.ts'
import { withUse } from './model-for-use.ts'
import { modelsNamed, type Named } from './named-models.ts'
import { comparisonReply, priceReply, servicePrice } from './price-and-comparison.ts'

type Env = { DB: D1Database }

/** Price, stock and comparison of models, kinds and services. */
export async function commercialReply(
  env: Env,
  question: Question,
  intent: 'price' | 'comparison',
  today: string,
): Promise<Draft | null> {
  const named = await modelsNamed(env, question)
  if (intent === 'comparison' && named.length >= 2) return compared(question, named)
  const kinds = intent === 'comparison' ? await kindsReply(env, question) : null
  if (kinds) return kinds
  const others = await alternativesTo(env, question, named)
  if (others.length > 0) return priceReply(question, others)
  const stated = namedModels(question).length > 0 ? featureReply(question, named) : null
  const isOfUse = asksUseOfModel(question)
  if (stated && !isOfUse && approvals.test(question.folded)) return stated
  if (named.length > 0) {
    const models = ofEach(named)
    return withUse(priceReply(question, models), question, models.slice(0, 2))
  }
  if (asksService(question)) {
    const service = await servicePrice(env, question)
    // « What does a calibration cost, and is it accredited? »
    const topic = placeIn(question)
      ? 'area'
      : signalWords.accreditation.test(question.folded)
        ? 'accreditation'
        : null
    const area = topic && companyReply(topic, question, today)
    // In Germany nobody buys this verification from us: that comes before its price in France.
    const isGerman = question.country === 'DE' && germanDutyLines(question) !== null
    const both =
      service && area && (isGerman ? { ...joined(area, service), kind: service.kind } : joined(service, area))
    const answer = both || (service ?? area)
    if (answer) return answer
  }
  const found = await findInstruments(env, question, 2, today)
  return found.kind === 'products' ? { ...found, kind: 'price' } : found
}

const approvals =
  /\b(?:legale?|homologu\w*|verifiee?s?|factur\w*|verified|approved|invoic\w*|geeicht\w*|eichfahig\w*|abrechn\w*)\b/
/** The brands are asked for. */
export const asksBrands = /\b(?:marques?|brands?|makes?|manufacturers?|fabricants?|marken|hersteller\w*)\b/
const brandsLine = {
  fr: 'Marques au catalogue (exemples de démonstration) : {brands}.',
  en: 'Brands in the catalogue (demonstration examples): {brands}.',
  de: 'Marken im Katalog (Demonstrationsbeispiele): {brands}.',
}

/** How many models there are, and of which brands; another topic as it stands. */
export async function brandsReply(env: Env, question: Question, today: string): Promise<Draft | null> {
  const topic = companyTopic(question)
  const draft = topic && companyReply(topic, question, today)
  if (draft === null || topic !== 'models') return draft
  const { brands } = await catalogueIndex(env)
  const line = fill(brandsLine, question.locale, { brands: brands.join(', ') })
  return { ...draft, text: `${draft.text}\n${line}`, facts: [...draft.facts, line] }
}

const most = 4

/** As many variants of each product as an answer holds: of two models two, not four of the first. */
function ofEach(named: readonly Named[]): Named[] {
  const products = [...Map.groupBy(named, ({ product }) => product.id).values()].slice(0, most)
  return products.flatMap((own) => own.slice(0, Math.floor(most / products.length)))
}

function compared(question: Question, named: readonly Named[]): Draft {
  const { models, note } = atEqualCapacity(question, named)
  const draft = comparisonReply(question, models)
  return note ? { ...draft, text: `${note}\n${draft.text}`, facts: [...draft.facts, note] } : draft
}
