import { expect, test } from 'vitest'
import { ownNetwork } from '#test/support/networks.ts'
import { openSite } from '#test/support/open-site.ts'
import { shortQuote } from '#test/support/requests.ts'
import { figure } from './figure.ts'

const site = await openSite()

const pages = [
  '/',
  '/en/products',
  '/de/products?category=commercial',
  '/products/montevigne-b8',
  '/blog',
  '/api/products?q=balance',
]
const connections = 16
const amount = 3_000
/** Every n-th request is a quote, from a network of its own. */
const quoteEvery = 20

test('Pages and requests are answered under load, each request by its reference and its mails', {
  timeout: 400_000,
}, async (context) => {
  const times: number[] = []
  const failed: string[] = []
  const references = new Set<string>()
  let next = 0
  const visitor = async () => {
    for (let n = next++; n < amount; n = next++) {
      const start = performance.now()
      if (n % quoteEvery === 0) {
        const answer = await site.post('/api/quotes', { ...shortQuote, email: `load.${n}@example.org` })
        if (answer.status === 201) references.add(((await answer.json()) as { reference: string }).reference)
        else failed.push(`quote: ${answer.status}`)
      } else {
        const path = pages[n % pages.length] ?? '/'
        const answer = await fetch(site.origin + path, { headers: ownNetwork() })
        await answer.arrayBuffer()
        if (answer.status !== 200) failed.push(`${path}: ${answer.status}`)
      }
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, visitor))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0)
  figure(
    context,
    `${amount} requests on ${connections} connections, ${Math.round(amount / seconds)} a second, p95 ${p95} ms; ${failed.length} failed; ${references.size} quotes`,
  )
  expect(failed).toEqual([])
  expect(references.size).toBe(amount / quoteEvery)
  expect(site.rows("select id from quote_requests where email like 'load.%'")).toHaveLength(references.size)
  await expect
    .poll(
      async () => {
        await site.sweep()
        return site.rows("select id from outbox where state <> 'sent'").length
      },
      { timeout: 200_000, interval: 1_000 },
    )
    .toBe(0)
  expect(await site.readMails()).toHaveLength(2 * references.size)
})
