import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import type { Question } from '#domain/assistant/question.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { IntentName } from './intents.ts'
import { followUps, namesOf, ofModels, sure } from './labels.ts'

/** What a label is judged by: how likely it is, the message, and what was answered before it. */
type Judged = { probability: number; before: IntentName | null; question: Question }

/** Labels that a message cannot mean where the condition holds. */
type Exclusion = { labels: ReadonlySet<string>; where: (judged: Judged) => boolean }

const ofWeighing = namesOf('kind load interval legal')
/** How likely a danger has to be that no fact tells. */
const nearlyCertain = 0.95
/** How likely a refusal has to be. */
const leastOfRefusal = 0.5
/** How likely a reproach has to be, and a fall that no word tells. */
const leastSupposed = 0.4
/** More words than these do more than greet. */
const mostOfGreeting = 12

const exclusions: readonly Exclusion[] = [
  { labels: followUps, where: ({ before }) => before === null },
  // « which one for 30 kg? » may be asked at any time; « the first one » is picked from models that were shown.
  {
    labels: namesOf('pick vary'),
    where: ({ before, question }) => before !== null && !ofModels.has(before) && question.facts.length === 0,
  },
  {
    labels: namesOf('off-topic instructions legal-advice'),
    where: ({ probability }) => probability < leastOfRefusal,
  },
  // « I would like an offer » waits for none yet.
  {
    labels: namesOf('late-quote dissatisfied'),
    where: ({ probability }) => probability < leastSupposed,
  },
  // What names no zone and nothing that ignites is no matter of explosions.
  {
    labels: namesOf('explosion'),
    where: ({ probability, question }) =>
      probability < nearlyCertain && question.facts.every(({ type }) => type !== 'zone'),
  },
  // « The pallet truck does not start » tells of no fall.
  {
    labels: namesOf('dropped'),
    where: ({ probability, question }) => probability < leastSupposed && !says(question, 'fall'),
  },
  {
    labels: namesOf('greeting'),
    where: ({ question }) => question.folded.split(' ').length > mostOfGreeting,
  },
  // Whoever names an instrument or a load speaks of weighing.
  {
    labels: namesOf('off-topic'),
    where: ({ question }) => question.facts.some(({ type }) => ofWeighing.has(type)),
  },
]

/** The labels that a message may mean behind what was answered, the likeliest first; together they are certain. */
export function candidatesOf(
  scores: readonly Scored[],
  before: IntentName | null,
  question: Question,
): readonly Scored[] {
  const left = scores.filter(({ label, probability }) =>
    exclusions.every(({ labels, where }) => !labels.has(label) || !where({ probability, before, question })),
  )
  const sum = left.reduce((total, { probability }) => total + probability, 0)
  // Beside a label that was sure, and is excluded, nothing is suggested.
  return sum < 1 - sure
    ? left
    : left.map(({ label, probability }) => ({ label, probability: probability / sum }))
}
