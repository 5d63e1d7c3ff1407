import { minimumWeightD } from '#domain/fit/minimum-weight.ts'
import { intervalAtMost } from '#domain/metrology/interval-step.ts'
import { gram } from '#domain/metrology/mass.ts'
import { unitUg } from '#domain/metrology/mass-units.ts'
import { massesIn } from '#domain/metrology/typed-masses.ts'
import { type Reading, take } from './reading.ts'

/** „Zentnersäcke“, „Pfundgläser“, „Kilobrote“: packages of one unit, by the number of none. */
const packages =
  /(?<!\p{L})(zentner|doppelzentner|pfund|kilo|tonnen)(?=s[aä]ck|beutel|packung|gl[aä]s|dose|eimer|ballen|brot|laib|st[uü]ck)/giu

/** „250er Gläser“: packages by their grams. */
const bySize =
  /(?<![\p{L}\p{N}.,])(\d{2,4})er(?=[\s-]{0,2}(?:gl[aä]s|dose|t[uü]te|beutel|becher|packung|schale|st[uü]ck))/giu

/** Reads packages of one unit, or of grams without one, as the load that they are. */
export function readPackages(reading: Reading): void {
  for (const { 0: typed, 1: grams, index } of reading.rest.matchAll(bySize))
    take(
      reading,
      { from: index, to: index + typed.length },
      { type: 'load', loadUg: Number(grams) * gram, fromUg: null },
    )
  for (const { 0: unit, index } of reading.rest.matchAll(packages)) {
    const loadUg = unitUg(unit === 'tonnen' ? 't' : unit)
    const span = { from: index, to: index + unit.length }
    if (loadUg !== undefined) take(reading, span, { type: 'load', loadUg, fromUg: null })
  }
}

/** USP <41>, Ph. Eur. 2.1.7, by the names under which laboratories know them. */
const pharmacopoeia =
  /(?<!\p{L})(?:usp|ph\.? ?eur|pharmacop[oé]e?i?a?|arzneibuch)(?!\p{L})(?:[\s<§(]*(?:41|2\.1\.7)[>)]?)?/iu

/** « USP 41, smallest net sample 20 mg »: a quantity beside the pharmacopoeia asks for a d (`minimumWeightD`). */
export function readSmallestSample(reading: Reading): void {
  const match = reading.rest.match(pharmacopoeia)
  const sample = massesIn(reading.rest, reading.locale).find(({ joint }) => joint === 'single')
  const sampleUg = sample?.masses[0]?.ug ?? Number.POSITIVE_INFINITY
  if (!match || !sample || sampleUg > largestSample) return
  const ug = intervalAtMost(minimumWeightD(sampleUg).hardUg)
  if (ug === null) return
  take(reading, { from: sample.from, to: sample.to }, { type: 'interval', of: 'd', ug })
  const from = match.index ?? 0
  reading.rest = `${reading.rest.slice(0, from)}${'\n'.repeat(match[0].length)}${reading.rest.slice(from + match[0].length)}`
}
const largestSample = 100 * gram
