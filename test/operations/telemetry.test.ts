import { expect, test } from 'vitest'
import { eventually, goTo } from '#test/journeys/support.ts'
import { openBrowser } from '#test/support/browser.ts'
import { openSite } from '#test/support/open-site.ts'

const site = await openSite()
const visit = openBrowser(site)

type Line = {
  event?: { name: string; value: number; category: string }
  error?: Record<string, string>
}
/** Wrangler adds colour codes to warnings. */
const lines = (): Line[] =>
  [...site.log().matchAll(/\{"at":"telemetry".*\}/g)].map(([line]) => JSON.parse(line) as Line)

test('The load time of a page is logged in the browser and sent to the edge once a page', async () => {
  const page = await visit()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await goTo(page, '/contact')
  await eventually(() => lines().length).toBe(1)
  const [{ event } = {}] = lines()
  expect(event).toEqual({ name: 'page_load', value: expect.any(Number), category: 'Performance' })
  expect(event?.value).toBeGreaterThan(0)
  expect(messages).toContain(`Performance: page_load ${event?.value} ms`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
  expect(lines()).toHaveLength(1)
})

test('An error in a page is reported once, without its query, and not while offline', async () => {
  const page = await visit({ expected: [/anne\.klein/, /promise/, /offline/] })
  const before = lines().length
  await goTo(page, '/products?q=geheim#confirm=token')
  await eventually(() => lines().length).toBe(before + 1)
  await page.evaluate(() => {
    for (let i = 0; i < 3; i++)
      setTimeout(() => {
        throw new TypeError('Nothing for anne.klein@example.org at /x?q=geheim')
      })
    void Promise.reject(new RangeError('a promise'))
  })
  await eventually(() => lines().filter(({ error }) => error).length).toBe(2)
  const faults = lines().flatMap(({ error }) => (error ? [error] : []))
  expect(faults.map(({ name }) => name).sort()).toEqual(['RangeError', 'TypeError'])
  expect(faults.find(({ name }) => name === 'TypeError')).toEqual({
    name: 'TypeError',
    message: 'Nothing for [email] at /x',
    stack: expect.stringContaining('TypeError'),
    path: '/products',
    build: expect.stringMatching(/^[a-z0-9]+$/),
  })
  for (const secret of ['geheim', 'anne', 'token']) expect(JSON.stringify(faults)).not.toContain(secret)

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    void Promise.reject(new Error('offline'))
  })
  await goTo(page, '/contact')
  await eventually(() => lines().filter(({ event }) => event).length).toBe(before + 2)
  expect(lines().filter(({ error }) => error)).toHaveLength(2)
})
