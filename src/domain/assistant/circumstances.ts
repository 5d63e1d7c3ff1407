import type { Fact } from '#domain/understanding/understood.ts'
import { type Spoken, says } from './word-lists.ts'

/** Goods are packed or labelled by weight without the buyer: « en arrière-boutique », « the customer is not there ». */
export const packsUnseen = (spoken: Spoken): boolean =>
  says(spoken, 'packs') && says(spoken, 'unseen-packing')

/** A kind may have been named in a message before. */
const namesKind = (facts: readonly Fact[] = [], kind: string) =>
  facts.some((fact) => fact.type === 'kind' && fact.wanted && !fact.loose && fact.kinds[0] === kind)

/** Circumstances that the periods of verification depend on. */
export const circumstancesIn = (spoken: Spoken & { facts?: readonly Fact[] }) => ({
  baby: says(spoken, 'place-baby') || namesKind(spoken.facts, 'baby'),
  bed: says(spoken, 'place-bed') || namesKind(spoken.facts, 'bed'),
  hospital: says(spoken, 'place-hospital'),
  practice: says(spoken, 'place-practice'),
  farm: says(spoken, 'place-farm'),
  prepackages: packsUnseen(spoken) || says(spoken, 'place-prepackages'),
  buildingMaterial: says(spoken, 'place-building'),
})

/** Are scales for patients named, beside those for babies or beds? */
export const namesPersonScales = (spoken: Spoken): boolean => says(spoken, 'person-scale')
