import { type ComponentType, createContext, use } from 'react'

/** Components of other features that the configurator shows; the page provides them. */
export type Pieces = {
  Price: ComponentType<{ euros: number | null }>
  Stock: ComponentType<{ inStock: boolean }>
}

export const PiecesContext = createContext<Pieces | null>(null)

export function usePieces(): Pieces {
  const pieces = use(PiecesContext)
  if (!pieces) throw new Error('usePieces outside of the configurator')
  return pieces
}
