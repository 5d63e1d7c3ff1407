import type { Column } from '#domain/comparison/comparison-rows.ts'
import { sizeOfVariant } from '#domain/fit/model-footprint.ts'
import { Footprints } from '#src/figures/footprints.tsx'

/** The compared models on top of each other; their columns are the order of the lines. */
export function ComparedFootprintsView({ columns }: { columns: readonly Column[] }) {
  const models = columns.map(({ product, variant }) => ({
    // A reference is read as one word: it must not break at its hyphens.
    name: `${product.name} ${variant.reference.replaceAll('-', '-\u2060')}`,
    size: sizeOfVariant(variant),
  }))
  return <Footprints models={models} />
}
