import type { Locale } from '#config/locales.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { automaticKinds, type InstrumentKind } from '#domain/scales/instrument-kind.ts'
import {
  type PeriodFacts,
  type VerificationPeriod,
  verificationPeriod,
} from '#domain/scales/verification-rule.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type PlateKind, type PlateSentence, serverTexts } from '#src/i18n/server-texts.ts'
import { factsOfNamed, type NamedInstrument } from './named-instrument.ts'

/** What a plate says that its periods depend on. */
type PlateFacts = {
  /** Of the marking. */
  year: number
  maxUg: number
  accuracyClass: AccuracyClass | null
  /** Its mark is that of an automatic instrument. */
  automatic: boolean
  medicalDevice: boolean
  /** It may serve direct sale. */
  directSale: boolean
  named: NamedInstrument
}

/** When the first period after the marking ends: the German day and the French year; null where several may hold. */
type PlateDue = { DE: string | null; FR: [from: string, to: string] | null }

/** A kind that a plate may stand for, in a country. */
type Candidate = { name: PlateKind; facts: Partial<PeriodFacts> }
/** A candidate and its period in years; null: without limit. */
type Period = { name: PlateKind; years: number | null }

/** What is concluded from the periods. */
export type PlateConclusion = { code: PlateSentence; values: Record<string, string> }

const people = (facts: Partial<PeriodFacts>): Partial<PeriodFacts> => ({
  use: 'medical',
  weighsPeople: true,
  ...facts,
})
const hospital: Candidate = { name: 'hospital', facts: people({ hospital: true }) }
const elsewhere: Candidate = { name: 'elsewhere', facts: people({ hospital: false }) }
const baby: Candidate = { name: 'baby', facts: people({ baby: true }) }
const bed: Candidate = { name: 'bed', facts: people({ bed: true }) }
const ofKind = (kind: InstrumentKind): Candidate => ({ name: kind, facts: { kind } })
const unspecified: Candidate = { name: 'goods', facts: {} }

/** What a plate without a word of its kind may also stand for. */
const others: readonly Candidate[] = [
  hospital,
  elsewhere,
  baby,
  bed,
  { name: 'farm', facts: { farm: true } },
  { name: 'building', facts: { buildingMaterial: true } },
  ofKind('non-self-indicating'),
]

/** People stand, sit or lie on scales of class III, from those of babies to those of beds. */
const peopleG: readonly [min: number, max: number] = [5e9, 1e12]

/**
 * The kinds that a plate may stand for in Germany, whose periods depend on them: one where it says which, several where
 * it says only that it is automatic, or for people; and those that it does not rule out where it says nothing.
 */
function germanCandidates(plate: PlateFacts): { main: readonly Candidate[]; others: readonly Candidate[] } {
  const { named, automatic, medicalDevice } = plate
  const isUnknownAutomatic = automatic && (named.kind === undefined || !automaticKinds.includes(named.kind))
  if (isUnknownAutomatic) return { main: automaticKinds.map(ofKind), others: [] }
  // « Kontrollwaage » with a class in an oval may be a scale on which somebody checks weights.
  if (named.kind && isDoubtful(plate)) return { main: [ofKind(named.kind), unspecified], others: [] }
  if (named.kind) return { main: [{ name: named.kind, facts: factsOfNamed(named) }], others: [] }
  const places =
    named.hospital === undefined ? [hospital, elsewhere] : [named.hospital ? hospital : elsewhere]
  if (named.baby) return { main: [baby], others: [] }
  if (named.bed) return { main: [bed], others: [] }
  if (named.people) return { main: places, others: [] }
  if (medicalDevice || named.medical) return { main: [...places, baby, bed], others: [] }
  if (named.farm) return { main: [{ name: 'farm', facts: { farm: true } }, unspecified], others: [] }
  if (named.building) return { main: [{ name: 'building', facts: { buildingMaterial: true } }], others: [] }
  return { main: [unspecified], others: others.filter((candidate) => isPossible(candidate, plate)) }
}

/** A class from I to IIII is one of non-automatic instruments, whatever a word beside it says. */
const isDoubtful = ({ named: { kind }, automatic, accuracyClass }: PlateFacts): boolean =>
  kind !== undefined && automaticKinds.includes(kind) && !automatic && accuracyClass !== null

function isPossible({ facts }: Candidate, { maxUg, accuracyClass }: PlateFacts): boolean {
  if (!facts.weighsPeople) return true
  return accuracyClass === 'III' && maxUg >= peopleG[0] && maxUg <= peopleG[1]
}

const periodOf = (country: 'FR' | 'DE', { maxUg, accuracyClass }: PlateFacts, facts: Partial<PeriodFacts>) =>
  verificationPeriod({
    use: 'trade',
    prepackages: false,
    weighsPeople: false,
    ...facts,
    country,
    maxUg,
    accuracyClass,
  })

const yearsOf = ({ years }: VerificationPeriod) => (typeof years === 'number' ? years : null)

const periodsOf = (candidates: readonly Candidate[], plate: PlateFacts): Period[] =>
  candidates.map(({ name, facts }) => ({ name, years: yearsOf(periodOf('DE', plate, facts)) }))

const areSame = (periods: readonly Period[]) => new Set(periods.map(({ years }) => years)).size === 1

/** France: the kind of the plate, in direct sale and in any other use. */
function frenchYears(plate: PlateFacts): { sale: number | null; other: number | null } {
  const { named, automatic, medicalDevice, directSale } = plate
  const facts = {
    ...factsOfNamed(named),
    ...(automatic && !named.kind ? { kind: 'automatic' as const } : {}),
  }
  const other = yearsOf(periodOf('FR', plate, { ...facts, use: 'trade' }))
  const serves = directSale && !named.people && !named.medical && !medicalDevice && facts.kind !== 'weights'
  const sale = serves ? yearsOf(periodOf('FR', plate, { ...facts, use: 'direct-sale' })) : other
  return { sale, other }
}

/** The ends of the first periods after the marking, and what is said of them (`verification-law.ts`). */
export function platePeriods(
  plate: PlateFacts,
  locale: Locale,
): { due: PlateDue; conclusions: PlateConclusion[] } {
  const { sale, other } = frenchYears(plate)
  const candidates = germanCandidates(plate)
  const main = periodsOf(candidates.main, plate)
  const years = areSame(main) ? (main[0]?.years ?? null) : null
  const german = years === null ? null : `${plate.year + years}-12-31`
  const more = periodsOf(candidates.others, plate).filter((period) => period.years !== years)
  const french = sale === null ? null : plate.year + sale
  return {
    due: { DE: german, FR: french === null ? null : [`${french}-01-01`, `${french}-12-31`] },
    conclusions: [
      ...frenchConclusions(plate, sale, other),
      german
        ? { code: 'due-de' as const, values: { day: formatDay(german, locale) } }
        : { code: 'due-de-kinds' as const, values: { list: listOf(main, locale, plate.year) } },
      ...(more.length ? [{ code: 'due-de-others' as const, values: { list: listOf(more, locale) } }] : []),
    ],
  }
}

function frenchConclusions(
  { year }: PlateFacts,
  sale: number | null,
  other: number | null,
): PlateConclusion[] {
  if (sale === null || other === null) return []
  if (sale === other) return [{ code: 'due-fr', values: { year: String(year + sale) } }]
  return [
    { code: 'due-fr-sale', values: { year: String(year + sale) } },
    { code: 'due-fr-yearly', values: { year: String(year + other) } },
  ]
}

/** « pèse-personne à l’hôpital, pèse-bébé (4 ans) ; bascule à bétail (…) »; to a day, where a year is given. */
function listOf(periods: readonly Period[], locale: Locale, from?: number): string {
  const t = serverTexts(locale)
  const groups = [...new Set(periods.map(({ years }) => years))].map((years) => {
    const equalPeriods = periods.filter((period) => period.years === years)
    const kind = equalPeriods.map(({ name }) => t(`plate-kind.${name}`)).join(', ')
    if (years === null) return t('plate-kind-unlimited', { kind })
    if (from === undefined) return t('plate-kind-years', { kind, count: years })
    return t('plate-kind-until', { kind, day: formatDay(`${from + years}-12-31`, locale) })
  })
  return groups.join(locale === 'fr' ? '\u00a0; ' : '; ')
}
