import { asksSomething } from '#domain/assistant/clauses.ts'
import { isPlate } from '#domain/assistant/typed-plate.ts'
import type { Item } from './item.ts'
import { complaints, faults, namesOf, ofFigures } from './labels.ts'

/** « Patients in wheelchairs, up to 380 kg. Which is the right one? »: the choice answers both. */
const besideChoice = namesOf('pick vary counting')

/** Who complains is not told what nobody asked; after a repair its rule says what the repair does. */
export function withoutAsides(items: Item[]): Item[] {
  const has = (name: string) => items.some(({ intent }) => intent === name)
  const complaint = items.find(({ intent }) => complaints.has(intent))
  const isComputed = items.some(({ intent }) => ofFigures.has(intent))
  return items.filter(
    ({ intent, words }) =>
      (!complaint || intent === complaint.intent || (!complaints.has(intent) && asksSomething(words))) &&
      !(has('choose') && besideChoice.has(intent)) &&
      // « 30 kg, e = 10 g, class III. Which error at 4 kg? »: what is told of the instrument is used by the answer.
      !(isComputed && intent === 'plate' && !isPlate(words)) &&
      // What was dropped is to be checked in any case.
      !(has('dropped') && intent === 'malfunction') &&
      !(has('after-repair') && intent !== 'after-repair' && faults.has(intent)),
  )
}
