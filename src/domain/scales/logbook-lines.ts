import * as v from 'valibot'
import { ListedDocument } from '#domain/catalogue/listed-document.ts'
import { parisDay } from '#domain/time/business-hours.ts'
import { automaticKinds } from './instrument-kind.ts'
import { Day, Scale } from './scale.ts'

/** What the history of an instrument records. */
export const scaleEvents = ['verification', 'overhaul'] as const

/** A recorded day of the history. */
export const RecordedDay = v.object({ event: v.picklist(scaleEvents), doneOn: Day })
export type RecordedDay = v.InferOutput<typeof RecordedDay>

/** Answer: an instrument of the register with its history. */
export const Logbook = v.object({
  scale: Scale,
  /**
   * The product that it was added from and its model, while both are in the catalogue; the reference is null without a
   * model of that name.
   */
  product: v.nullable(
    v.object({
      id: v.string(),
      reference: v.nullable(v.string()),
      documents: v.array(ListedDocument),
    }),
  ),
  /** ISO instant. */
  registeredAt: v.string(),
  /**
   * The request whose accepted offer it was taken in from, and when that was accepted (ISO instant); null when it is
   * erased.
   */
  request: v.nullable(v.object({ reference: v.string(), acceptedAt: v.nullable(v.string()) })),
  /** Newest first. */
  history: v.array(RecordedDay),
})
export type Logbook = v.InferOutput<typeof Logbook>

/** A line of the history: a recorded day, the acceptance of the offer, or the entry into the register. */
export type LogbookLine = {
  event: RecordedDay['event'] | 'accepted' | 'registered'
  /** ISO day in Paris. */
  day: string
  /** The request of an acceptance. */
  reference?: string
  /** A recorded day that the instrument itself does not name, so that it may be taken out. */
  isEarlier: boolean
}

/** The whole history, newest first; on one day what was done stands above what was written down. */
export function logbookLines({ scale, history, request, registeredAt }: Logbook): LogbookLine[] {
  const present = { verification: scale.lastVerifiedOn, overhaul: scale.lastOverhauledOn }
  const lines: LogbookLine[] = history.map(({ event, doneOn }) => ({
    event,
    day: doneOn,
    isEarlier: doneOn !== present[event],
  }))
  const dayOf = (instant: string) => parisDay(new Date(instant)).day
  lines.push({ event: 'registered', day: dayOf(registeredAt), isEarlier: false })
  if (request?.acceptedAt) {
    const { reference, acceptedAt } = request
    lines.push({ event: 'accepted', day: dayOf(acceptedAt), reference, isEarlier: false })
  }
  return lines.sort((a, b) => b.day.localeCompare(a.day))
}

/**
 * The kind of drawing that stands for an instrument without a drawing of its own: what it weighs, else its use, class
 * and size. Masses in micrograms.
 */
export function drawingKindOf({
  kind,
  maxUg,
  accuracyClass,
  use,
  weighsPeople,
  baby,
  bed,
  farm,
}: Pick<
  Scale,
  'kind' | 'maxUg' | 'accuracyClass' | 'use' | 'weighsPeople' | 'baby' | 'bed' | 'farm'
>): string {
  const kg = (maxUg ?? 0) / 1e9
  if (kind === 'weights') return 'weights'
  if (automaticKinds.includes(kind)) return 'checkweigher'
  if (baby) return 'baby'
  if (bed) return 'bed'
  if (farm) return 'livestock'
  if (weighsPeople) return 'personal'
  if (accuracyClass === 'I') return 'analytical'
  if (accuracyClass === 'II') return 'precision'
  if (kg > 5000) return 'weighbridge'
  if (kg > 300) return 'floor'
  if (use === 'direct-sale' && kg <= 30) return 'price-computing'
  return 'bench'
}
