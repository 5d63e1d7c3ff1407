import type { DrawingData } from '#domain/catalogue/product.ts'

/** Address of the drawing of a kind of instrument, without dimensions. */
export const kindDrawing = (kind: string): string => `/drawings/kinds/${kind}.svg`

/** Address of the drawing of an instrument that no product has yet. */
export const measuredDrawing = (data: DrawingData): string =>
  `${kindDrawing(data.kind)}?of=${encodeURIComponent(JSON.stringify(data))}`

/** Scenes of work that the site draws. */
type Scene = 'weights' | 'van' | 'counter' | 'workshop'

/** Address of a scene. */
export const sceneDrawing = (scene: Scene): string => `/drawings/scenes/${scene}.svg`

/** Address of the figure of an article; every article has one. */
export const articleDrawing = (slug: string): string => `/drawings/articles/${slug}.svg`

/** Address of the elevation of a model of a product; null: of the model that stands for it. */
export const modelDrawing = (productId: string, reference: string | null): string =>
  `/drawings/${encodeURIComponent(productId)}.svg${reference === null ? '' : `?model=${encodeURIComponent(reference)}`}`
