/** The beginnings of the codes of the services that pages name; a band of Max ends a code. */
export const namedServices = {
  commissioning: 'commissioning-',
  verification: 'periodic-verification-',
} as const
