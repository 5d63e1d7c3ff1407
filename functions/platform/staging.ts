import type { Bindings } from '#functions/env.ts'

/** Whether this is the site on which changes are tried: nobody finds it, and it writes to nobody but staff. */
export const isStaging = ({ ENVIRONMENT }: Pick<Bindings, 'ENVIRONMENT'>): boolean =>
  ENVIRONMENT === 'staging'
