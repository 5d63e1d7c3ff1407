import { digitsOf, displayUnit, type Reading, readingOf } from '#domain/metrology/display-reading.ts'
import { formatCapacity, formatInterval, formatQuantity, inUnit } from '#domain/metrology/mass.ts'
import type { Instrument } from '#domain/metrology/metrology.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SevenSegment } from '#src/ui/seven-segment.tsx'
import href from './reading-display.css?url'

export type ReadingDisplayProps = {
  instrument: Instrument
  /** The load in µg; null: nothing that could be weighed. */
  loadUg: number | null
}

/** The display of an instrument with a load on it: digits, and in words what they mean. */
export function ReadingDisplay({ instrument, loadUg }: ReadingDisplayProps) {
  const reading = loadUg === null ? null : readingOf(instrument, loadUg)
  const isWrong = reading?.state === 'overload' || reading?.isBelowMin === true
  return (
    <div className={isWrong ? 'reading wrong' : 'reading'}>
      <Stylesheet href={href} />
      <div className="reading-screen">
        <SevenSegment reading={segmentsOf(instrument, reading)} />
        <span aria-hidden="true">{displayUnit(instrument)}</span>
      </div>
      <p className="reading-words" role="status">
        {isWrong ? <Icon name="close" /> : null}
        <Words instrument={instrument} reading={reading} loadUg={loadUg} />
      </p>
    </div>
  )
}

/** As many places as Max needs; bars for an overload, as instruments show it. */
function segmentsOf(instrument: Instrument, reading: Reading | null): string {
  const unit = displayUnit(instrument)
  const finest = instrument.ranges[0]
  const most = digitsOf(topMaxUg(instrument), finest?.dUg ?? finest?.eUg ?? 1, unit)
  const places = most.replace('.', '').length
  if (reading === null) return ' '.repeat(places)
  if (reading.state === 'overload') return '-'.repeat(places)
  const digits = digitsOf(reading.shownUg, reading.intervalUg, unit)
  return digits.padStart(places + (digits.includes('.') ? 1 : 0), ' ')
}

function Words({ instrument, reading, loadUg }: ReadingDisplayProps & { reading: Reading | null }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (reading === null || loadUg === null) return t('reading.nothing')
  if (reading.state === 'overload')
    return t('reading.overload', { max: formatCapacity(reading.maxUg, locale) })
  const { shownUg, intervalUg, minUg, isBelowMin } = reading
  const shown = t('reading.shown', {
    load: formatCapacity(loadUg, locale),
    shown: formatQuantity(inUnit(shownUg, displayUnit(instrument)), locale),
    interval: formatInterval(intervalUg, locale),
  })
  if (!isBelowMin || minUg === null) return shown
  return `${t('reading.below-min', { min: formatCapacity(minUg, locale) })} ${shown}`
}
