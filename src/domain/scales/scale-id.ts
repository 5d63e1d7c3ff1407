/** True for the form of an instrument's id, a UUID. */
export const isScaleId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
