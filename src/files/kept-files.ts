type Kept = { id: string; key: string; name: string; size: number; type: string }

const isKept = (value: unknown): value is Kept => {
  const { id, key, name, size, type } = (value ?? {}) as Partial<Kept>
  return [id, key, name, type].every((text) => typeof text === 'string') && typeof size === 'number'
}

/** The stored files of a control out of its draft; what is no such thing is left out. */
export function readKept(text: string): Kept[] {
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values)
      ? values.filter(isKept).map(({ id, key, name, size, type }) => ({ id, key, name, size, type }))
      : []
  } catch {
    return []
  }
}
