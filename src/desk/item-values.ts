/** A model in a request that is being written down. */
export type ItemValues = { productId: string; reference: string; name: string; quantity: number }

const parsed = <Value>(text: string | undefined, otherwise: Value): Value => {
  try {
    return text ? (JSON.parse(text) as Value) : otherwise
  } catch {
    return otherwise
  }
}

/** The models of a draft; none where it is damaged. */
export const readItems = (text: string | undefined): ItemValues[] => parsed(text, [])

/** The services of a draft by their code, each with how many; none where it is damaged. */
export const readServices = (text: string | undefined): Record<string, number> => parsed(text, {})
