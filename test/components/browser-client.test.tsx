import { expect, test, vi } from 'vitest'

test('a repeated request of the browser is answered from memory', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(new URL(request.url).pathname)
    return Response.json({ id: 'a' })
  })
  // The client takes the `fetch` that is there when it is loaded.
  const { callCached } = await import('#src/api/browser-client.ts')
  const ask = () => callCached('GET /products/:id', { params: { id: 'a' }, query: { lang: 'fr' } })
  expect(await ask()).toEqual(await ask())
  expect(requested).toEqual(['/api/products/a'])
  vi.unstubAllGlobals()
})
