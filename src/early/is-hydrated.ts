/** React keeps the properties of an element on it from the moment at which it answers. */
export const isHydrated = (element: object): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))
