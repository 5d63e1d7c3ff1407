import { asksSomething } from '#domain/assistant/clauses.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import { faults, statesInterval } from './carried.ts'
import { comparesTwo, complaints } from './goes-on.ts'
import type { Item } from './item.ts'
import { namesOf, ofFigures } from './labels.ts'

/** Who complains is not told what nobody asked; after a repair its rule says what the repair does. */
export function withoutAsides(items: Item[]): Item[] {
  const complaint = items.find(({ intent }) => complaints.has(intent))
  const chooses = items.some(({ intent }) => intent === 'choose')
  const isRepaired = items.some(({ intent }) => intent === 'after-repair')
  const isDropped = items.some(({ intent }) => intent === 'dropped')
  const isComputed = items.some(({ intent }) => ofFigures.has(intent))
  const isPacked = items.some(({ intent }) => intent === 'prepackage')
  return items.filter(
    ({ intent, words, clause }) =>
      (!complaint || intent === complaint.intent || (!besideComplaint.has(intent) && asksSomething(words))) &&
      !(chooses && besideChoice.has(intent) && !comparesTwo(clause)) &&
      // « 30 kg, e = 10 g, class III. Which error at 4 kg? »: what is told of the instrument is used by the answer.
      !(isComputed && intent === 'plate' && !isPlate(words)) &&
      // « 500 g pouches. Which error is allowed on a pouch? » asks for that of the package, which the rule states.
      !(isPacked && intent === 'error' && !statesInterval(clause)) &&
      // What was dropped is to be checked in any case.
      !(isDropped && intent === 'malfunction') &&
      !(isRepaired && intent !== 'after-repair' && faults.has(intent)),
  )
}
/** « Patients in wheelchairs, up to 380 kg. Which is the right one? »: the choice answers both. */
const besideChoice = namesOf('pick vary compare counting')
/** « What sort of outfit are you? », asked in anger, asks nothing of the company. */
const besideComplaint = new Set([...complaints, 'company'])
