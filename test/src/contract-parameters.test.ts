import * as v from 'valibot'
import { expectTypeOf, test } from 'vitest'
import { endpoint, type WithPathParameters } from '#src/contract/endpoint.ts'

type IsComplete<Contract> = Contract extends WithPathParameters<Contract> ? true : false

const common = { summary: '', access: 'public', limit: 'none', answer: { status: 204 } } as const
const plain = { 'GET /a': endpoint(common) }
const missing = { 'GET /a/:id/b.ics': endpoint(common) }
const both = {
  'GET /a/:id/b/:key.svg': endpoint({ ...common, params: v.object({ id: v.string(), key: v.string() }) }),
}
const misspelt = { 'GET /a/:id': endpoint({ ...common, params: v.object({ di: v.string() }) }) }
const superfluous = { 'GET /a': endpoint({ ...common, params: v.object({ id: v.string() }) }) }

// The expectations are types: `npm run typecheck` fails where one does not hold.
test('an endpoint declares exactly the parameters of its path', () => {
  expectTypeOf<IsComplete<typeof plain>>().toEqualTypeOf<true>()
  expectTypeOf<IsComplete<typeof both>>().toEqualTypeOf<true>()
  expectTypeOf<IsComplete<typeof missing>>().toEqualTypeOf<false>()
  expectTypeOf<IsComplete<typeof misspelt>>().toEqualTypeOf<false>()
  expectTypeOf<IsComplete<typeof superfluous>>().toEqualTypeOf<false>()
})
