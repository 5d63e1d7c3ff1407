import { formatCapacity, formatInterval, gram, milligram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN } from '#domain/metrology/metrology.ts'
import { testWeightFor } from '#domain/metrology/test-weights.ts'
import { classIn, intervalIn, loadIn, type Question } from './question.ts'
import { say } from './say.ts'

/** Of what reads finer than class III may, e is ten times what is shown, and no less than 1 mg (OIML R 76-1, 3.4.2). */
const eOf = (intervalUg: number, isE: boolean): number =>
  isE || intervalUg >= gram / 10 ? intervalUg : Math.max(milligram, 10 * intervalUg)

/** The coarsest class that an instrument of this e and Max may have. */
const classOf = (eUg: number, maxUg: number): AccuracyClass =>
  eUg <= milligram ? 'I' : eUg >= gram / 10 && maxUg / eUg <= greatestN('III') ? 'III' : 'II'

/** The weight that an instrument is checked with, where its Max and interval are named; null else. */
export function testWeightLine(question: Question): string | null {
  const { locale, facts } = question
  const [maxUg, intervalUg] = [loadIn(question), intervalIn(question)]
  if (maxUg === null || intervalUg === null) return null
  const eUg = eOf(
    intervalUg,
    facts.some((fact) => fact.type === 'interval' && fact.of === 'e'),
  )
  const weight = testWeightFor(classIn(question) ?? classOf(eUg, maxUg), eUg, maxUg)
  if (!weight) return null
  return say('self-check.weight', locale, {
    weight: formatCapacity(weight.nominalUg, locale),
    cls: weight.cls,
    error: formatInterval(weight.errorUg, locale),
    permissible: formatInterval(weight.permissibleUg, locale),
  })
}
