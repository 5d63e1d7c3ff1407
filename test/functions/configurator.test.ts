import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { emptyAnswers } from '#domain/configurator/answers.ts'
import { type FitAnswer, UseAnswer } from '#domain/fit/fit-answer-schema.ts'
import { fitUses } from '#domain/fit/fit-use.ts'
import { inLocale } from '#domain/site/urls.ts'
import type { ConfiguratorData } from '#src/configurator/data.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { translator } from '#src/i18n/translation.ts'
import { areas } from '#test/support/dictionaries.ts'
import { catalogue, openCatalogueEdge } from '#test/support/edge.ts'
import { linksOf, metaOf, pageData, tagsOf } from '#test/support/markup.ts'

const path = '/devis/configurateur'
const baker = 'use=price-computing&country=FR&load=6+kg&tare=200+g&smallest=100+g&tolPct=5'

async function open(query: string, locale: (typeof locales)[number] = 'fr') {
  const edge = await openCatalogueEdge()
  const response = await edge.request(inLocale(locale, `${path}${query && `?${query}`}`))
  const page = await response.text()
  expect([query, response.status]).toEqual([query, 200])
  const { data } = pageData(page) as { data: ConfiguratorData }
  return { page, data, cache: response.headers.get('cache-control') }
}

test.each(locales)('without answers it is an ordinary page, indexed and cached (%s)', async (locale) => {
  const { page, data, cache } = await open('', locale)
  expect(metaOf(page, 'robots')).toMatch(/^index/)
  expect(linksOf(page, 'canonical')[0]?.href).toMatch(new RegExp(`${inLocale(locale, path)}$`))
  expect(cache).toBe('public, max-age=0, must-revalidate')
  expect(data).toMatchObject({ step: 'application', regime: null, fit: null, errors: {}, chosen: [] })
  expect(data.state.answers).toEqual(emptyAnswers)
  expect(page.match(/type="radio" name="use"/g)).toHaveLength(fitUses.length)
})

test('with answers it is drawn for one visitor: not indexed, in no cache', async () => {
  const { page, data, cache } = await open(`${baker}&step=options`)
  expect(metaOf(page, 'robots')).toBe('noindex, nofollow')
  expect(cache).toBe('private, no-store')
  expect(data.step).toBe('options')
  expect(data.fit?.fits).toHaveLength(6)
  expect(page).toContain(data.fit?.aid)
  for (const { reference, reasons } of data.fit?.fits ?? []) {
    expect(page).toContain(reference)
    expect(page).toContain(reasons[0]?.text.slice(0, 12))
  }
})

test('unknown parameters change nothing, not even the cache', async () => {
  const { cache, data } = await open('utm_source=mail&foo=bar')
  expect(cache).toBe('public, max-age=0, must-revalidate')
  expect(data.isUntouched).toBe(true)
})

test.each([
  ['use=nothing&load=5kg', 'application', { use: 'form.choice' }],
  ['load=6+kg&step=options', 'application', { use: 'form.required' }],
  ['use=trade&load=oops&step=summary', 'application', { load: 'form.mass' }],
  ['use=trade&step=options', 'application', { load: 'form.required' }],
  ['use=trade&load=5+kg&smallest=9+kg', 'application', { smallest: 'form.above-load' }],
  ['use=trade&load=5+kg&tolPct=200&step=options', 'requirements', { tolPct: 'form.number' }],
  ['use=trade&load=5+kg&length=200&step=options', 'requirements', { width: 'form.required' }],
  ['use=trade&load=5+kg&zone=7&step=options', 'requirements', { zone: 'form.choice' }],
  [`use=trade&load=${'9'.repeat(300)}+kg&step=options`, 'application', { load: 'form.too-long' }],
])('%s is shown at step %s with its faults', async (query, step, errors) => {
  const { data, page } = await open(query)
  expect(data).toMatchObject({ step, errors })
  expect(data.fit).toBeNull()
  const [name = ''] = Object.keys(errors)
  const marked = ['input', 'select']
    .flatMap((tag) => tagsOf(page, tag))
    .filter(({ attributes }) => attributes['aria-invalid'] === 'true')
  expect(marked.map(({ attributes }) => attributes.name)).toEqual(name === 'use' ? [] : [name])
})

/** Letters, a negative number, far too much, two units, q > L, an unknown use. */
const wrong = [
  [{ load: 'beaucoup' }, 'load', 'form.mass'],
  [{ load: '-5 kg' }, 'load', 'form.mass'],
  [{ load: '1000000000 t' }, 'load', 'form.mass-range'],
  [{ load: '5 kg 200 g' }, 'load', 'form.mass'],
  [{ smallest: '9 kg' }, 'smallest', 'form.above-load'],
  [{ use: 'nothing' }, 'use', 'form.choice'],
] as const

test.each(
  locales.flatMap((locale) => wrong.map(([answers, field, key]) => [locale, answers, field, key] as const)),
)(
  '%s: %j is refused at %s, on the page in words and at the API with 422',
  async (lang, answers, field, key) => {
    const query = String(new URLSearchParams({ use: 'trade', load: '5 kg', ...answers, lang }))
    const { page } = await open(`${query}&step=options`, lang)
    const t = translator(lang, await loadTexts(lang, areas))
    const id = field === 'use' ? 'use-error' : `answer-${field}-error`
    expect(page.match(new RegExp(`<p[^>]*id="${id}"[^>]*>([^<]*)</p>`))?.[1]).toBe(t(key))
    const response = await (await openCatalogueEdge()).request(`/api/fit?${query}`)
    expect([response.status, await response.json()]).toMatchObject([422, { fields: { [field]: key } }])
  },
)

test('chosen models are shown with accessories, services and what the rules say of them', async () => {
  const { data: first } = await open(`${baker}&step=options`)
  const fit = first.fit?.fits[1]
  const choice = `${fit?.product.id}:${fit?.reference}:2`
  const { data } = await open(`${baker}&choice=${choice}&choice=nobody-x1:NO-1&step=summary`)
  expect(data.step).toBe('summary')
  expect(data.gone).toBe(1)
  expect(data.chosen).toHaveLength(1)
  expect(data.chosen[0]).toMatchObject({
    choice: { reference: fit?.reference, quantity: 2 },
    verdict: { reference: fit?.reference, fits: true, reasons: fit?.reasons, failed: [] },
  })
  const perInstrument = data.services.filter(({ unit }) => unit === 'per-instrument')
  expect(perInstrument.length).toBeGreaterThan(2)
  expect(new Set(perInstrument.map(({ quantity }) => quantity))).toEqual(new Set([2]))
  expect(data.services.map(({ code }) => code)).not.toContain('commissioning-over-3t')
})

test('a service is as many as the models need, or as the visitor says; its links set the quantity', async () => {
  const { data: first } = await open(`${baker}&step=options`)
  const fit = first.fit?.fits[0]
  const chosen = `${baker}&choice=${fit?.product.id}:${fit?.reference}:2`
  const needed = await open(`${chosen}&service=verification-60kg&step=summary`)
  const code = needed.data.services.find(({ unit }) => unit === 'per-instrument')?.code ?? ''
  const quantity = async (service: string) => {
    const { page } = await open(`${chosen}&service=${service}&step=options`)
    const row = page
      .split('class="config-service"')
      .slice(1)
      .find((part) => part.includes('checked'))
    return {
      shown: row?.match(/<\/span>(\d+)<\/span>/)?.[1],
      fewer: row?.match(/service=([\w%-]+)/)?.[1],
    }
  }
  expect(await quantity(code)).toEqual({ shown: '2', fewer: `${code}%3A1` })
  expect(await quantity(`${code}:5`)).toEqual({ shown: '5', fewer: `${code}%3A4` })
})

test('a chosen model that does not fit says why', async () => {
  const { data: first } = await open(`${baker}&step=options`)
  const miss = first.fit?.misses[0]
  const { data, page } = await open(`${baker}&choice=${miss?.product.id}:${miss?.reference}&step=summary`)
  expect(data.chosen[0]?.verdict).toMatchObject({ failed: miss?.failed })
  expect(page).toContain(miss?.reference)
})

test('a chosen model far from the best is judged by name, and stays when it no longer fits', async () => {
  const edge = await openCatalogueEdge()
  const all = (await (await edge.request(`/api/fit?${baker}&limit=24`)).json()) as FitAnswer
  const far = catalogue.products
    .flatMap(({ id, variants }) => variants.map(({ reference }) => ({ id, reference })))
    .find(({ id, reference }) => id.startsWith('montevigne-') && !named(all).includes(reference))
  expect(far).toBeDefined()
  const choice = `choice=${far?.id}:${far?.reference}`
  const judged = await open(`${baker}&${choice}&step=options`)
  expect(judged.data.chosen[0]?.verdict).toMatchObject({ reference: far?.reference })
  const changed = await open(`${baker.replace('load=6+kg', 'load=900+t')}&${choice}&step=options`)
  const verdict = changed.data.chosen[0]?.verdict
  expect(verdict).toMatchObject({ reference: far?.reference, fits: false })
  expect(verdict?.failed.map(({ code }) => code)).toContain('max')
  const list = changed.page.slice(changed.page.indexOf('id="config-chosen"'))
  for (const { text } of verdict?.failed ?? []) expect(list).toContain(text.slice(0, 8))
})

const named = ({ fits, misses }: FitAnswer) => [...fits, ...misses].map(({ reference }) => reference)

test('every form carries what the other steps said, so that no answer is lost without JavaScript', async () => {
  const { page } = await open(`${baker}&choice=montevigne-p1:MV-P1-6&service=training&step=requirements`)
  const [, application = '', requirements = ''] = page.split(/<form [^>]*method="get"/)
  const hidden = (form: string) =>
    tagsOf(form.split('</form>')[0] ?? '', 'input')
      .filter(({ attributes }) => attributes.type === 'hidden')
      .map(({ attributes }) => `${attributes.name}=${attributes.value}`)
  expect(hidden(application)).toEqual([
    'lang=fr',
    'tare=200 g',
    'smallest=100 g',
    'tolPct=5',
    'choice=montevigne-p1:MV-P1-6',
    'service=training',
    'step=requirements',
  ])
  expect(hidden(requirements)).toEqual([
    'lang=fr',
    'use=price-computing',
    'country=FR',
    'load=6 kg',
    'choice=montevigne-p1:MV-P1-6',
    'service=training',
    'step=options',
  ])
})

test('answers are escaped wherever they are shown', async () => {
  const attack = '"><script>alert(1)</script>'
  const { page } = await open(String(new URLSearchParams({ use: 'trade', load: attack, interface: attack })))
  expect(page).not.toContain('<script>alert(1)')
})

test('no query ends in an error of the server', async () => {
  const edge = await openCatalogueEdge()
  const name = fc.constantFrom(
    'use',
    'country',
    'load',
    'tolAbs',
    'choice',
    'accessory',
    'step',
    'interface',
    'lang',
  )
  const value = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.constantFrom('trade', 'FR', '5 kg', 'a:b:2', 'options'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 6 }), async (pairs) => {
      const response = await edge.request(`${path}?${new URLSearchParams(pairs)}`)
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 25 },
  )
})

test.each(locales)('GET /api/fit/regime says of every use what the law requires (%s)', async (lang) => {
  const edge = await openCatalogueEdge()
  for (const use of fitUses) {
    const response = await edge.request(`/api/fit/regime?use=${use}&lang=${lang}`)
    const answer = await response.json()
    expect([use, response.status]).toEqual([use, 200])
    expect(v.parse(v.strictObject(UseAnswer.entries), answer)).toEqual(answer)
    expect((answer as UseAnswer).text.length).toBeGreaterThan(30)
  }
  const refused = await edge.request('/api/fit/regime?use=nothing&country=CH')
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ fields: { use: 'form.choice', country: 'form.choice' } })
})
