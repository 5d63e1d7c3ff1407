import { each } from '#config/locales.ts'
import type { ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import type { EditedProduct } from '#domain/publishing/editing-schemas.ts'
import type { useDesk } from '#src/desk/desk-context.ts'

/** The product that a new one is a copy of, or of whose kind it is: drawing and rows of the data sheet alone. */
export type Pattern = {
  copyOf: string
  isKind: boolean
  /** Its French name; empty: that of the pattern. */
  name: string
}

/** The address of the editor of a new product that begins so. */
export const patternAddress = (id: string, { copyOf, isKind, name }: Pattern) => ({
  ...{ view: 'catalogue', product: id },
  ...(isKind ? { like: copyOf } : { copy: copyOf }),
  ...(name ? { name } : {}),
})

/** What a new product begins with, by the address of its editor; null: it is there already. */
export function patternOf(address: URLSearchParams): Pattern | null {
  const [like, copyOf] = [address.get('like'), address.get('copy')]
  const name = address.get('name') ?? ''
  if (like) return { copyOf: like, isKind: true, name }
  return copyOf ? { copyOf, isKind: false, name } : null
}

/** The product, and the document that its editor begins with: that of the product, or what its pattern gives. */
export async function readEdited(
  calls: ReturnType<typeof useDesk>['calls'],
  id: string,
  pattern: Pattern | null,
) {
  if (pattern === null) {
    const edited = await calls.product(id)
    return { edited, beginning: edited.document }
  }
  const { document, drawings, subcategories, medianCents } = await calls.product(pattern.copyOf)
  const edited: EditedProduct = {
    ...{ id, state: 'new', document: null, published: null, revision: null },
    ...{ draft: null, problems: [], ordered: null, planned: [] },
    ...{ drawings, subcategories, medianCents },
  }
  const begun = document && (pattern.isKind ? ofKind : copyOf)(document)
  const today = new Date().toISOString().slice(0, 10)
  const name = begun && { ...begun.name, ...(pattern.name ? { fr: pattern.name } : {}) }
  return { edited, beginning: begun && name && { ...begun, name, id, newestOn: today } }
}

/**
 * A copy has references of its own: until they are typed, those of the original with a sign that none may have, so that
 * accessories keep the models that they are for.
 */
function copyOf(document: ProductDocument): ProductDocument {
  const mark = (reference: string) => `${reference}?`
  const markAll = <Part extends { variantReferences: string[] | null }>(part: Part): Part => ({
    ...part,
    variantReferences: part.variantReferences?.map(mark) ?? null,
  })
  return {
    ...document,
    variants: document.variants.map((variant) => ({ ...variant, reference: mark(variant.reference) })),
    accessories: document.accessories.map(markAll),
    // They show and certify another product.
    ...{ photos: [], documents: [] },
  }
}

const nothing = () => each(() => '')

/** What every product of a kind has: how it is drawn, and the rows of its data sheet. */
const ofKind = ({ variants, specifications, ...document }: ProductDocument): ProductDocument => ({
  ...document,
  ...{ brand: '', model: '', name: nothing(), summary: nothing(), description: nothing(), features: [] },
  specifications: Object.fromEntries(Object.keys(specifications).map((key) => [key, nothing()])),
  variants: variants.slice(0, 1).map(emptyModel),
  ...{ accessories: [], photos: [], documents: [], discontinued: null },
})

const emptyModel = ({ accuracyClass, metrology, facts }: VariantDocument): VariantDocument => ({
  ...{ reference: '', arrangement: 'single', ranges: [], platform: null, accuracyClass, metrology },
  ...{ priceCents: null, inStock: false },
  facts: Object.fromEntries(Object.keys(facts).map((fact) => [fact, null])) as VariantDocument['facts'],
})
