import { useId } from 'react'
import { company } from '#config/company.ts'
import { countryName } from '#config/locales.ts'
import { areaMap, projectOnMap } from '#domain/area/area-map.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useEdgeHtml } from '#src/site/edge-html.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useCompany } from '#src/site/use-opening.ts'
import href from './area.css?url'
import { borders, towns } from './map-shapes.ts'

type TownId = (typeof towns)[number]['id']
/** Position of a name relative to its dot, where it crosses neither circle nor Rhine; `minor`: not on a narrow map. */
type Label = { side?: keyof typeof offsets; minor?: true }
const offsets = {
  right: { x: 8, y: 0.35, anchor: 'start' },
  left: { x: -8, y: 0.35, anchor: 'end' },
  above: { x: 0, y: -0.7, anchor: 'middle' },
  aboveLeft: { x: 4, y: -0.7, anchor: 'end' },
  below: { x: 12, y: 1.2, anchor: 'middle' },
  rightBelow: { x: 8, y: 1, anchor: 'start' },
} as const
const labels: Partial<Record<TownId, Label>> = {
  haguenau: { minor: true, side: 'above' },
  colmar: { side: 'left' },
  freiburg: { side: 'above' },
  karlsruhe: { side: 'aboveLeft' },
  luxembourg: { minor: true, side: 'above' },
  nancy: { side: 'rightBelow' },
  sarrebourg: { side: 'left', minor: true },
  'saint-die': { side: 'left', minor: true },
  offenburg: { minor: true },
  landau: { minor: true, side: 'above' },
  'baden-baden': { minor: true, side: 'below' },
  kaiserslautern: { minor: true, side: 'left' },
  mannheim: { minor: true },
  mulhouse: { minor: true, side: 'left' },
}

/** Names of countries, placed where the map has room. */
const countries = [
  { code: 'FR', x: 92, y: 488 },
  { code: 'DE', x: 546, y: 40 },
] as const

const middle = projectOnMap(company.location)
const radius = company.serviceRadiusKm * areaMap.unitsPerKm
/** Direction of the radius line, between the names. */
const radiusAngle = (-128 * Math.PI) / 180
const onRadius = (share: number) => ({
  x: Math.round(middle.x + Math.cos(radiusAngle) * radius * share),
  y: Math.round(middle.y + Math.sin(radiusAngle) * radius * share),
})

/** Monswiller and the service circle over real borders; screen readers get the towns as a list. */
export function ServiceAreaMap() {
  const t = useTranslate()
  const { locale } = useSite()
  const facts = useCompany()
  const id = useId()
  const values = { radius: company.serviceRadiusKm, city: facts.city }
  return (
    <figure className="area-map">
      <Stylesheet href={href} />
      <svg
        viewBox={`0 0 ${areaMap.width} ${areaMap.height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>{t('area.map-title')}</title>
        <desc id={`${id}-text`}>{t('area.map-text', values)}</desc>
        <circle className="area-disc" cx={middle.x} cy={middle.y} r={radius} />
        <path className="area-borders" d={borders} />
        <circle className="area-circle" cx={middle.x} cy={middle.y} r={radius} />
        <circle className="area-ticks" cx={middle.x} cy={middle.y} r={radius + 4} pathLength={360} />
        <circle className="area-ticks long" cx={middle.x} cy={middle.y} r={radius + 6} pathLength={360} />
        {countries.map(({ code, x, y }) => (
          <text key={code} className="area-country" x={x} y={y} textAnchor="middle">
            {countryName(code, locale)}
          </text>
        ))}
        <text className="area-river" transform="translate(365 374) rotate(-78)" textAnchor="middle">
          {t('area.rhine')}
        </text>
        <g {...useEdgeHtml(towns, 'marks', <TownMarks />)} />
        <Here />
      </svg>
      <ul className="visually-hidden" {...useEdgeHtml(towns, 'list', <TownList />)} />
      <AreaSources />
    </figure>
  )
}

const TownMarks = () => towns.map((town) => <TownMark key={town.id} {...town} />)

function TownMark({ id, x, y, km }: (typeof towns)[number]) {
  const t = useTranslate()
  const { side, minor } = labels[id] ?? {}
  const offset = offsets[side ?? 'right']
  const outside = km > company.serviceRadiusKm
  return (
    <g className={['area-town', minor && 'minor', outside && 'outside'].filter(Boolean).join(' ')}>
      <circle cx={x} cy={y} r="3.2" />
      <text x={x + offset.x} y={y} dy={`${offset.y}em`} textAnchor={offset.anchor}>
        {t(`area.town-${id}`)}
      </text>
    </g>
  )
}

function Here() {
  const facts = useCompany()
  const end = onRadius(1)
  const label = onRadius(0.36)
  return (
    <g className="area-here">
      <path d={`M${middle.x} ${middle.y}L${end.x} ${end.y}`} />
      <circle className="area-ring" cx={middle.x} cy={middle.y} r="9" />
      <circle cx={middle.x} cy={middle.y} r="4" />
      <text x={middle.x + 24} y={middle.y} dy="1.9em" textAnchor="end">
        {facts.city}
      </text>
      <text className="area-radius" x={label.x - 8} y={label.y} dy="0.9em" textAnchor="end">
        {`${company.serviceRadiusKm}\u00a0km`}
      </text>
    </g>
  )
}

function TownList() {
  const t = useTranslate()
  return [...towns]
    .sort((a, b) => a.km - b.km)
    .map(({ id, km }) => (
      <li key={id}>
        {t(km > company.serviceRadiusKm ? 'area.town-outside' : 'area.town-inside', {
          town: t(`area.town-${id}`),
          km,
        })}
      </li>
    ))
}

/** The open data behind map and check, with licences; the same in every language. */
function AreaSources() {
  return (
    <figcaption className="area-sources">
      <a href="https://www.naturalearthdata.com/">Natural Earth</a> ·{' '}
      <a href="https://www.geonames.org/">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>) ·{' '}
      <a href="https://www.data.gouv.fr/fr/datasets/base-officielle-des-codes-postaux/">La Poste, Etalab</a> (
      <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence">Licence Ouverte</a>)
    </figcaption>
  )
}
