import type { VariantDocument } from '#domain/publishing/document.ts'
import type { EditedProduct } from '#domain/publishing/editing-schemas.ts'
import { Check, fieldsOf } from '#src/desk/controls.tsx'
import { Choice, Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { KindOptions } from './kind-options.tsx'
import { ModelFields } from './model-fields.tsx'
import { ProductPicker } from './product-picker.tsx'
import { type ModelValues, modelValues, type ProductValues } from './product-values.ts'
import { SpecificationFields } from './specification-fields.tsx'
import { TextColumns } from './text-columns.tsx'
import type { Changes } from './use-product-draft.ts'

/** What every part of the form gets. */
export type Fields = {
  typed: ProductValues
  change: (changes: Changes) => void
  errorAt: (field: string) => string | undefined
}

/** Name, kind, brand, name of the maker, and since when it is in the catalogue. */
export const General = ({ typed, change, errorAt, kinds }: Fields & KindProps) => (
  <section>
    <h2>{text.general}</h2>
    <TextColumns
      at="name"
      label={text.name}
      value={typed.name}
      errorAt={errorAt}
      onChange={(name) => change({ name })}
    />
    <div className="catalogue-columns">
      <KindChoice {...{ typed, change, errorAt, kinds }} />
      <Field label={text.brand} {...fieldsOf({ value: typed, onChange: change })('brand')} />
      <Field label={text.modelName} {...fieldsOf({ value: typed, onChange: change })('model')} />
      <Field
        name="newestOn"
        label={text.newestOn}
        type="date"
        required
        value={typed.newestOn}
        onChange={({ target }) => change({ newestOn: target.value || typed.newestOn })}
      />
    </div>
  </section>
)

type KindProps = { kinds: EditedProduct['subcategories'] }

/** The sub-category, by its category, which it brings along. */
function KindChoice({ typed, change, errorAt, kinds }: Fields & KindProps) {
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
export function Models({ typed, change, errorAt, copied }: Fields & { copied: VariantDocument | undefined }) {
  const { models } = typed
  return (
    <section>
      <h2>{text.models}</h2>
      {models.map((model, place) => (
        <ModelFields
          key={model.key}
          model={model}
          place={place}
          errorAt={errorAt}
          onChange={(next) => change(withModel(typed, next))}
          onRemove={
            models.length > 1 ? () => change({ models: models.filter(({ key }) => key !== model.key) }) : null
          }
        />
      ))}
      {copied ? (
        <button
          type="button"
          className="button ghost"
          onClick={() => change({ models: [...models, modelValues(copied, '')] })}
        >
          {text.addModel}
        </button>
      ) : null}
    </section>
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

const longTexts = { summary: 3, description: 7 } as const

/** Texts and rows of the data sheet in three languages. */
export const Texts = ({ typed, change, errorAt }: Fields) => (
  <>
    <section>
      <h2>{text.texts}</h2>
      {(['summary', 'description'] as const).map((name) => (
        <TextColumns
          key={name}
          at={name}
          label={text[name]}
          value={typed[name]}
          rows={longTexts[name]}
          errorAt={errorAt}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <TextColumns
        at="features"
        label={text.features}
        hint={text.featuresHint}
        rows={6}
        value={typed.features}
        errorAt={errorAt}
        onChange={(features) => change({ features })}
      />
    </section>
    <section>
      <h2>{text.specifications}</h2>
      <SpecificationFields
        value={typed.specifications}
        errorAt={errorAt}
        onChange={(specifications) => change({ specifications })}
      />
    </section>
  </>
)

/** Whether it is still offered, and what takes its place. */
export const Ending = ({ typed: { discontinued }, change, errorAt }: Fields) => (
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
        error={errorAt('discontinued.successor')}
        onChoose={(id) => change({ discontinued: { successor: id || null } })}
      />
    ) : null}
  </section>
)
