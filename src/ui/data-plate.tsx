import { useTranslate } from '#src/i18n/translation.ts'

type Plate = {
  accuracyClass: string | null
  max: string | null
  min: string | null
  e: string | null
  d: string | null
  nominal?: boolean | undefined
}

/** The data plate of the instrument. Symbols are those of the law; screen readers get their names. */
export function DataPlate({ plate }: { plate: Plate }) {
  const t = useTranslate()
  const entries = [
    plate.nominal
      ? { symbol: t('plate.nominal'), name: undefined, value: plate.max }
      : { symbol: 'Max', name: t('plate.max'), value: plate.max },
    { symbol: 'Min', name: t('plate.min'), value: plate.min },
    { symbol: 'e =', name: t('plate.e'), value: plate.e },
    { symbol: 'd =', name: t('plate.d'), value: plate.d },
  ].filter((entry) => entry.value !== null)
  if (!plate.accuracyClass && entries.length === 0) return null
  return (
    <dl className="plate">
      {plate.accuracyClass ? (
        <div>
          <dt className="visually-hidden">{t('plate.class')}</dt>
          <dd className="class">{plate.accuracyClass}</dd>
        </div>
      ) : null}
      {entries.map(({ symbol, name, value }) => (
        <div key={symbol}>
          <dt>{name ? <abbr title={name}>{symbol}</abbr> : symbol}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
