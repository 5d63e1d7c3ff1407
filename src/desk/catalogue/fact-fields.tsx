import { powerSources } from '#domain/catalogue/catalogue-facets.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import { Checks } from '#src/desk/controls.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { text } from './catalogue-words.ts'
import { factLabels } from './fact-words.ts'

type Key = keyof VariantFacts
/** How a fact is typed. */
type Kind = 'flag' | 'sources' | 'text' | 'number' | 'words' | 'pair' | 'triple'

/** The facts of a model beside its plate, in the order of the form. */
const kinds: Readonly<Record<Key, Kind>> = {
  protection: 'text',
  power: 'sources',
  batteryHours: 'number',
  interfaces: 'words',
  customerDisplay: 'flag',
  priceComputing: 'flag',
  labelPrinter: 'flag',
  medicalDevice: 'flag',
  hold: 'flag',
  atexCategory: 'text',
  temperature: 'pair',
  dimensionsMm: 'triple',
  massKg: 'number',
  repeatabilityUg: 'number',
  linearityUg: 'number',
  settlingSeconds: 'number',
  deliveryDays: 'number',
}

const numberOf = (typed: string): number | null => {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || !Number.isFinite(value) ? null : value
}

const shown = (value: VariantFacts[Key]): string => {
  if (value === null) return ''
  return Array.isArray(value) ? value.join(', ') : String(value).replace('.', ',')
}

function read(typed: string, kind: Kind): unknown {
  const parts = typed
    .split(kind === 'words' ? /\s*,\s*/ : /[\s;×x]+|,\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (kind === 'text') return typed.trim() || null
  if (kind === 'number') return numberOf(typed)
  if (kind === 'words') return parts.length ? parts : null
  const numbers = parts.map(numberOf)
  return numbers.length === (kind === 'pair' ? 2 : 3) && numbers.every((each) => each !== null)
    ? numbers
    : null
}

type Props = { id: string; value: VariantFacts; onChange: (facts: VariantFacts) => void }

/** What a data sheet states of a model; an empty field is not known, never « no ». */
export const FactFields = ({ id, value, onChange }: Props) => (
  <div className="catalogue-facts">
    {(Object.keys(kinds) as Key[]).map((key) => (
      <Fact
        key={key}
        id={`${id}-${key}`}
        name={key}
        value={value[key]}
        onChange={(next) => onChange({ ...value, [key]: next })}
      />
    ))}
  </div>
)

type FactProps = { id: string; name: Key; value: VariantFacts[Key]; onChange: (value: unknown) => void }

const flags = { '': null, yes: true, no: false } as const

function Fact({ id, name, value, onChange }: FactProps) {
  const t = useTranslate()
  const [label, kind] = [factLabels[name], kinds[name]]
  if (kind === 'sources')
    return (
      <fieldset className="catalogue-scope">
        <legend>{label}</legend>
        <Checks
          all={powerSources}
          chosen={value as VariantFacts['power']}
          labelOf={(source) => t(`fact.power-${source}`)}
          onChange={onChange}
        />
      </fieldset>
    )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === 'flag' ? (
        <select
          id={id}
          value={value === null ? '' : value ? 'yes' : 'no'}
          onChange={({ target }) => onChange(flags[target.value as keyof typeof flags])}
        >
          <option value="">{text.notKnown}</option>
          <option value="yes">{text.yes}</option>
          <option value="no">{text.no}</option>
        </select>
      ) : (
        <input
          id={id}
          defaultValue={shown(value)}
          onBlur={({ target }) => onChange(read(target.value, kind))}
        />
      )}
    </div>
  )
}
