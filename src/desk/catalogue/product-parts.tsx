import { useState } from 'react'
import { each, type Localized, localeInfo, locales } from '#config/locales.ts'
import type { VariantDocument } from '#domain/publishing/document.ts'
import type { EditedProduct } from '#domain/publishing/editing-schemas.ts'
import { Check, GhostButton, textsOf, useErrorAt, useFields } from '#src/desk/controls.tsx'
import { TextColumns } from '#src/desk/languages.tsx'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { KindOptions, ProductPicker } from './choices.tsx'
import { EditorSection } from './editor-fold.tsx'
import { ModelFields } from './model-fields.tsx'
import { partWords } from './part-words.ts'
import { type ModelValues, modelValues, type ProductValues } from './product-values.ts'
import type { Changes } from './use-product-draft.ts'

/** What every part of the form gets. */
export type Fields = {
  typed: ProductValues
  change: (changes: Changes) => void
}

/** Name, kind, brand, name of the maker, and since when it is in the catalogue. */
export function General({ typed, change, kinds }: Fields & KindProps) {
  const edited = { value: typed, onChange: change }
  const field = useFields(edited)
  return (
    <EditorSection title={text.general} about={typed.brand} isOpen>
      <TextColumns label={text.name} {...textsOf(edited)('name')} />
      <div className="catalogue-columns">
        <KindChoice {...{ typed, change, kinds }} />
        <Field label={text.brand} {...field('brand')} />
        <Field label={text.modelName} {...field('model')} />
        <Field
          label={text.newestOn}
          type="date"
          {...field('newestOn')}
          onChange={({ target }) => change({ newestOn: target.value || typed.newestOn })}
        />
      </div>
    </EditorSection>
  )
}

type KindProps = { kinds: EditedProduct['subcategories'] }

/** The sub-category, by its category, which it brings along. */
function KindChoice({ typed, change, kinds }: Fields & KindProps) {
  const errorAt = useErrorAt()
  return (
    <Choice
      name="subcategory"
      label={text.kind}
      required
      value={typed.subcategory}
      error={errorAt('subcategory') ?? errorAt('category')}
      onChange={({ target }) => {
        const kind = kinds.find(({ key }) => key === target.value)
        if (kind) change({ category: kind.category, subcategory: kind.key })
      }}
    >
      <KindOptions kinds={kinds} />
    </Choice>
  )
}

/** The models, and the button for another one, which begins as a copy. */
export function Models({ typed, change, copied }: Fields & { copied: VariantDocument | undefined }) {
  const { models } = typed
  return (
    <EditorSection title={text.models} about={text.modelsOf(models.length)} isOpen>
      {models.map((model, place) => (
        <ModelFields
          key={model.key}
          model={model}
          place={place}
          onChange={(next) => change(withModel(typed, next))}
          onRemove={
            models.length > 1 ? () => change({ models: models.filter(({ key }) => key !== model.key) }) : null
          }
        />
      ))}
      {copied ? (
        <GhostButton onClick={() => change({ models: [...models, modelValues(copied, '')] })}>
          {text.addModel}
        </GhostButton>
      ) : null}
    </EditorSection>
  )
}

/** With a changed model, whose new reference goes to everything that names it. */
function withModel(typed: ProductValues, next: ModelValues): Partial<ProductValues> {
  const before = typed.models.find(({ key }) => key === next.key)?.reference.trim() ?? ''
  const renamed = <Part extends { variantReferences: string[] | null }>(part: Part): Part => ({
    ...part,
    variantReferences:
      part.variantReferences?.map((reference) =>
        reference === before && before !== '' ? next.reference.trim() : reference,
      ) ?? null,
  })
  return {
    models: typed.models.map((model) => (model.key === next.key ? next : model)),
    accessories: typed.accessories.map(renamed),
    documents: typed.documents.map(renamed),
  }
}

/** Texts and rows of the data sheet in three languages. */
export function Texts({ typed, change }: Fields) {
  const texts = textsOf({ value: typed, onChange: change })
  return (
    <>
      <EditorSection title={text.texts} about={typed.summary.fr}>
        <TextColumns label={text.summary} rows={3} {...texts('summary')} />
        <TextColumns label={text.description} rows={7} {...texts('description')} />
        <TextColumns label={text.features} hint={text.featuresHint} rows={6} {...texts('features')} />
      </EditorSection>
      <EditorSection
        title={text.specifications}
        about={partWords.rows(Object.keys(typed.specifications).length)}
      >
        <SpecificationFields
          value={typed.specifications}
          onChange={(specifications) => change({ specifications })}
        />
      </EditorSection>
    </>
  )
}

/** Whether it is still offered, and what takes its place. */
export const Ending = ({ typed: { discontinued }, change }: Fields) => (
  <section>
    <Check
      label={text.discontinued}
      name="discontinued"
      checked={discontinued !== null}
      onCheck={(on) => change({ discontinued: on ? { successor: null } : null })}
    />
    <p className="hint">{text.discontinuedHint}</p>
    {discontinued ? (
      <ProductPicker
        name="discontinued.successor"
        label={text.successor}
        hint={text.successorHint}
        chosen={discontinued.successor ?? ''}
        onChoose={(id) => change({ discontinued: { successor: id || null } })}
      />
    ) : null}
  </section>
)

/** Rows of a data sheet that have a label (`spec.…` in the texts of models). */
const keys = [
  ...['capacity', 'nominal', 'readability', 'platform', 'display', 'interface', 'power', 'dimensions'],
  ...['weight', 'material', 'warranty', 'calibration', 'applications', 'connectivity', 'protection'],
  ...['approvals', 'options'],
]

type Specifications = Readonly<Record<string, Localized>>
type Props = {
  value: Specifications
  onChange: (value: Record<string, Localized>) => void
}

/** The rows of the data sheet, in three languages. */
function SpecificationFields({ value, onChange }: Props) {
  const t = useTranslate()
  const free = keys.filter((key) => !Object.hasOwn(value, key))
  const [added, setAdded] = useState('')
  const texts = textsOf({ value, onChange, at: 'specifications.' })
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
          <TextColumns label={labelOf(key)} rows={1} {...texts(key)} value={row} />
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
          <GhostButton onClick={() => onChange({ ...value, [chosen]: each(() => '') })}>
            {text.addSpecification}
          </GhostButton>
        </div>
      ) : null}
    </>
  )
}
