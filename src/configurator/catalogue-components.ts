import { type ComponentType, createContext, use } from 'react'

/** Components of other features that the configurator shows; the page provides them. */
export type CatalogueComponents = {
  Price: ComponentType<{ euros: number | null }>
  Stock: ComponentType<{ inStock: boolean }>
}

export const CatalogueComponentsContext = createContext<CatalogueComponents | null>(null)

export function useCatalogueComponents(): CatalogueComponents {
  const components = use(CatalogueComponentsContext)
  if (!components) throw new Error('useCatalogueComponents outside of the configurator')
  return components
}
