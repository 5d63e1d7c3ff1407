import { cues } from '#domain/assistant/cues.ts'
import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { asksMinimumWeight } from '#domain/assistant/small-masses.ts'
import { groupAt, positionOf } from '#domain/catalogue/catalogue-index.ts'
import { formatCapacity, kilogram } from '#domain/metrology/mass.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { suggestions, words } from './find-words.ts'
import { kindsIn } from './named-models.ts'
import { preferredKinds, strictKinds } from './preferred-kinds.ts'

type Env = { DB: D1Database }

/** Uses for which every instrument of a kind carries what is weighed, so that the load need not be asked. */
const loadKnown = new Set([
  'baby',
  'bed',
  'chair',
  'wheelchair',
  'handrail',
  'stretcher',
  'hoist',
  'personal',
  'column',
  'body-comp',
  'clinical-small',
  'analytical',
  'semi-micro',
  'micro',
  'moisture',
  'mass-comparator',
  'checkweigher',
  'weights',
  'loadcell',
  'indicator',
  'axle',
  'pharmacy',
  'atex',
  'gold-jewellery',
])

/** Asks back for the use or the load where one is missing; null where nothing is. */
export async function askBack(env: Env, question: Question): Promise<Draft | null> {
  const missing = missingIn(question)
  if (missing === null) return null
  const loads = await usualLoads(env, question)
  // Of a kind whose models carry much the same there is nothing to ask.
  if (missing === 'load' && strictKinds(question).length > 0 && isNarrow(loads)) return null
  return clarify(question, missing, loads)
}

const isNarrow = (loads: readonly number[]) =>
  loads.length > 0 && Math.max(...loads) <= narrow * Math.min(...loads)
const narrow = 4

type Missing = 'use' | 'load' | 'both'

function missingIn(question: Question): Missing | null {
  const { facts, use } = question
  const kinds = strictKinds(question)
  if (question.pieceUg !== null || asksMinimumWeight(question)) return null
  const usual = preferredKinds(question)
  const isLoadKnown = usual.length > 0 && usual.every((kind) => loadKnown.has(kind))
  if (kinds.some((kind) => loadKnown.has(kind)) || isLoadKnown || use === 'precious-metal') return null
  // What there is of a kind may be shown, whatever the load.
  const isOffered = cues.offered.test(question.folded) && usual.length === 1
  if (
    (kinds.length > 0 && (question.budgetCents !== null || cues.offered.test(question.folded))) ||
    isOffered
  )
    return null
  const load = loadIn(question)
  const detailed = facts.some(({ type }) =>
    ['interval', 'platform', 'protection', 'class', 'power', 'interface'].includes(type),
  )
  if (load === null)
    return detailed && (kinds.length > 0 || use !== null)
      ? null
      : use === null && kinds.length === 0
        ? 'both'
        : 'load'
  const named = kindsIn(facts).length > 0 || facts.some(({ type }) => type === 'trade')
  // « Max 15 kg e = 5 g » describes an instrument as well as its name does.
  const described = detailed || facts.some(({ type }) => type === 'legal')
  return use === null && !named && !described ? 'use' : null
}

function clarify({ locale }: Question, missing: Missing, loadsUg: readonly number[]): Draft {
  const text = { use: words.askUse, load: words.askLoad, both: words.askBoth }[missing][locale]
  const loads = loadsUg.map((ug) => formatCapacity(ug, locale))
  return {
    kind: 'clarify',
    text,
    facts: loads,
    actions: [actionsIn(locale).configurator],
    suggestions: missing === 'load' ? loads : suggestions.uses[locale],
  }
}

const anyLoadsUg = [6, 15, 30, 150].map((kg) => kg * kilogram)

/** Loads to choose from: Max of models of the kinds that are asked for, from small to large. */
async function usualLoads(env: Env, question: Question): Promise<readonly number[]> {
  const kinds = preferredKinds(question)
  const { index, models } = await currentModels(env)
  const isOfKind = (seq: number) => {
    const place = groupAt(index, positionOf(index, seq))?.subcategory ?? -1
    return kinds.includes(index.subcategories[place]?.key ?? '')
  }
  const all = models.flatMap(({ productSeq, ranges }) =>
    isOfKind(productSeq) ? (ranges.at(-1)?.maxUg ?? []) : [],
  )
  const loads = [...new Set(all)].sort((a, b) => a - b)
  if (loads.length === 0) return anyLoadsUg
  const at = [0, 1 / 3, 2 / 3, 1].map((part) => loads[Math.round(part * (loads.length - 1))] ?? 0)
  return [...new Set(at)]
}
