import { decodePlate } from '#domain/fit/decode-plate.ts'
import { implement } from '#functions/http/endpoints.ts'
import { fitContract } from '#src/contract/fit.ts'

/** Reads data plates. */
export const fit = implement(fitContract)({
  'GET /plate': async ({ query }) => decodePlate(query.text, query.country, query.lang),
})
