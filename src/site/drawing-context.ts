import { createContext } from 'react'
import { modelDrawing } from '#domain/site/drawings.ts'

/** Where the drawing of a model is: of a product that is not published yet elsewhere than of the others. */
export const DrawingContext = createContext(modelDrawing)
