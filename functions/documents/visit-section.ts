import type { Locale } from '#config/locales.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import { scaleName } from '#domain/scales/scale-plate.ts'
import type { VisitedInstrument } from '#domain/scales/visited-instrument.ts'
import { formatDay } from '#domain/time/dates.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/** The instruments of a visit, one row each; undefined where none is asked for. */
export function visitSection(
  instruments: readonly VisitedInstrument[],
  locale: Locale,
): QuoteSection | undefined {
  if (instruments.length === 0) return undefined
  return {
    title: serverTexts(locale)('visit.title', { count: instruments.length }),
    rows: instruments.map((instrument, i) => [
      `${i + 1}. ${scaleName(instrument)}`.trim(),
      facts(instrument, locale).join(', '),
    ]),
    lines: [],
  }
}

function facts(instrument: VisitedInstrument, locale: Locale): string[] {
  const t = serverTexts(locale)
  const { kind, serial, maxUg, eUg, accuracyClass, place, country, dueOn } = instrument
  return [
    kind === 'non-automatic' ? '' : t(`plate-kind.${kind}`),
    serial && t('visit.serial', { serial }),
    maxUg === null ? '' : `Max ${formatCapacity(maxUg, locale)}`,
    eUg === null ? '' : `e = ${formatInterval(eUg, locale)}`,
    accuracyClass === null ? '' : t('visit.class', { accuracyClass }),
    place && t('visit.place', { place }),
    dueOn === null ? t('visit.due-unknown') : t('visit.due', { day: formatDay(dueOn, locale) }),
    country === 'DE' ? t('visit.germany') : '',
  ].filter((fact) => fact !== '')
}
