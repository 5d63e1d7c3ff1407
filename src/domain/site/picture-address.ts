import { cardFile, mediaPath, type ProductPhoto } from '#domain/catalogue/media.ts'
import { modelDrawing } from './drawings.ts'

/**
 * Address of the picture of a product where only one can be named: its photograph, or the drawing of the model. Apart
 * from `drawings.ts`, whose importers in the browser need nothing of photographs.
 */
export const productPicture = (
  id: string,
  [photo]: readonly ProductPhoto[],
  reference: string | null = null,
): string => (photo ? mediaPath(cardFile(photo).key) : modelDrawing(id, reference))
