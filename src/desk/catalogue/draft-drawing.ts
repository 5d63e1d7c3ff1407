import { readPlatform } from '#domain/fit/platform.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { measuredDrawing } from '#domain/site/drawings.ts'

/** Address of the drawing of a model as a document has it, published or not; null: of its first model. */
export function draftDrawing({ drawing, variants }: ProductDocument, reference: string | null): string {
  const model = variants.find((each) => each.reference === reference) ?? variants[0]
  return measuredDrawing({
    ...drawing,
    platform: readPlatform(model?.platform ?? null) ?? drawing.platform,
    verified: model?.metrology === 'yes',
  })
}
