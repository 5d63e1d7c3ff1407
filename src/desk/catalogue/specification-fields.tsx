import { useState } from 'react'
import { each, type Localized, localeInfo, locales } from '#config/locales.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Choice, Options } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { TextColumns } from './text-columns.tsx'

/** Rows of a data sheet that have a label (`spec.…` in the texts of models). */
const keys = [
  ...['capacity', 'nominal', 'readability', 'platform', 'display', 'interface', 'power', 'dimensions'],
  ...['weight', 'material', 'warranty', 'calibration', 'applications', 'connectivity', 'protection'],
  ...['approvals', 'options'],
]

type Specifications = Readonly<Record<string, Localized>>
type Props = {
  value: Specifications
  errorAt: (field: string) => string | undefined
  onChange: (value: Record<string, Localized>) => void
}

/** The rows of the data sheet, in three languages. */
export function SpecificationFields({ value, errorAt, onChange }: Props) {
  const t = useTranslate()
  const free = keys.filter((key) => !Object.hasOwn(value, key))
  const [added, setAdded] = useState('')
  const labelOf = (key: string) => messageText(t, `spec.${key}`)
  const chosen = free.includes(added) ? added : free[0]
  return (
    <>
      <div className="catalogue-specification-head" aria-hidden="true">
        {locales.map((locale) => (
          <span key={locale}>{localeInfo[locale].name}</span>
        ))}
      </div>
      {Object.entries(value).map(([key, row]) => (
        <div key={key} className="catalogue-specification">
          <TextColumns
            at={`specifications.${key}`}
            label={labelOf(key)}
            value={row}
            errorAt={errorAt}
            onChange={(next) => onChange({ ...value, [key]: next })}
          />
          <IconButton
            icon="close"
            name={text.removeSpecification(labelOf(key))}
            onClick={() =>
              onChange(Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)))
            }
          />
        </div>
      ))}
      {chosen ? (
        <div className="catalogue-filters">
          <Choice
            name="added-specification"
            label={text.addSpecification}
            required
            value={chosen}
            onChange={({ target }) => setAdded(target.value)}
          >
            <Options of={free.map((key) => [key, labelOf(key)])} />
          </Choice>
          <button
            type="button"
            className="button ghost"
            onClick={() => onChange({ ...value, [chosen]: each(() => '') })}
          >
            {text.addSpecification}
          </button>
        </div>
      ) : null}
    </>
  )
}
