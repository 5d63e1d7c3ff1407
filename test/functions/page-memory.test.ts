import { afterEach, expect, test, vi } from 'vitest'
import { PageMemory } from '#functions/rendering/page-memory.ts'

afterEach(() => void vi.useRealTimers())

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })

test('a stored page is returned as often as it is asked for', async () => {
  const memory = new PageMemory()
  expect(await (await memory.set('/', page('home'))).text()).toBe('home')
  for (const _ of [1, 2]) {
    const remembered = memory.get('/')
    expect(await remembered?.text()).toBe('home')
    expect(remembered?.headers.get('content-type')).toBe('text/html')
  }
  expect(memory.get('/contact')).toBeNull()
})

test('a page is forgotten after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const memory = new PageMemory()
  await memory.set('/', page('home'))
  vi.setSystemTime(Date.now() + 59_999)
  expect(memory.get('/')).not.toBeNull()
  vi.setSystemTime(Date.now() + 1)
  expect(memory.get('/')).toBeNull()
})

test('past eight megabytes the least recently used page leaves', async () => {
  const memory = new PageMemory()
  const large = 'x'.repeat(3_000_000)
  await memory.set('/a', page(large))
  await memory.set('/b', page(large))
  expect(memory.get('/a')).not.toBeNull()
  await memory.set('/c', page(large))
  expect([memory.get('/a'), memory.get('/b'), memory.get('/c')].map((found) => found !== null)).toEqual([
    true,
    false,
    true,
  ])
})

test('a page that is stored again counts once', async () => {
  const memory = new PageMemory()
  for (let i = 0; i < 5; i++) await memory.set('/a', page('x'.repeat(3_000_000)))
  await memory.set('/b', page('x'.repeat(3_000_000)))
  expect(memory.get('/a')).not.toBeNull()
})
