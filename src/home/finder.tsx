import { usualCountry } from '#domain/fit/fit-use.ts'
import { formatCapacity, gram, tonne } from '#domain/metrology/mass.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Choice, Field } from '#src/ui/field.tsx'
import { type Found, finderUses } from './find-instruments.ts'
import href from './finder.css?url'
import { FoundInstruments } from './found-instruments.tsx'
import { Indicator } from './indicator.tsx'
import { type Finder as FinderState, useFinder } from './use-finder.ts'

/** The stops of the slider, µg: 1, 2, 5 … from 1 g to 50 t. */
const loadStops: readonly number[] = Array.from({ length: 8 }, (_, decade) =>
  [1, 2, 5].map((digit) => digit * gram * 10 ** decade),
)
  .flat()
  .filter((ug) => ug <= 50 * tonne)

/** The place of the stop that is nearest to a load, by ratio. */
function nearestStop(ug: number): number {
  const distances = loadStops.map((stop) => Math.abs(Math.log(Math.max(ug, 1) / stop)))
  return distances.indexOf(Math.min(...distances))
}

/**
 * The indicator as a search: a load, a use, and the three instruments that fit best. Without JavaScript its form opens
 * the configurator.
 */
export function Finder({ first }: { first: Found | null }) {
  const t = useTranslate()
  const { locale } = useSite()
  const action = useHref()(paths.configurator())
  const finder = useFinder(first)
  return (
    <div className="indicator">
      <Stylesheet href={href} />
      <Indicator loadUg={finder.loadUg ?? 0} />
      <form className="finder" action={action} method="get" aria-label={t('finder.title')}>
        <input type="hidden" name="country" value={usualCountry(locale)} />
        <input type="hidden" name="step" value="options" />
        <LoadFields finder={finder} />
        <Choice
          name="use"
          label={t('finder.use')}
          required
          value={finder.question.use}
          onChange={(event) => finder.ask({ use: event.target.value as FinderState['question']['use'] })}
        >
          {finderUses.map((use) => (
            <option key={use} value={use}>
              {t(`use-name.${use}`)}
            </option>
          ))}
        </Choice>
        <FoundInstruments results={finder.results} isAsking={finder.isAsking} />
        <button type="submit" className="button">
          {t('finder.more')}
        </button>
      </form>
    </div>
  )
}

/** The load, typed or dragged. */
function LoadFields({ finder: { question, loadUg, fault, ask } }: { finder: FinderState }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <Field
        name="load"
        label={t('finder.load')}
        required
        maxLength={40}
        autoComplete="off"
        value={question.load}
        error={fault && t(fault)}
        onChange={(event) => ask({ load: event.target.value })}
      />
      <input
        type="range"
        aria-label={t('finder.slider')}
        min={0}
        max={loadStops.length - 1}
        value={nearestStop(loadUg ?? 0)}
        aria-valuetext={formatCapacity(loadStops[nearestStop(loadUg ?? 0)] ?? 0, locale)}
        onChange={(event) =>
          ask({ load: formatCapacity(loadStops[event.target.valueAsNumber] ?? 0, locale) })
        }
      />
    </>
  )
}
