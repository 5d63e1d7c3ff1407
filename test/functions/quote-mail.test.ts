import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { services } from '#seed/services.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { bothParts, mailsOf, plain } from '#test/support/request-mails.ts'
import { configuredQuote, quoteBody } from '#test/support/requests.ts'

const commissioning = services.find(({ code }) => code === 'commissioning-60kg')
const inEuros = { fr: '773,00 €', en: '€773.00', de: '773,00 €' }
const loads = {
  fr: 'Max\u00a0≥\u00a05\u202f200 g',
  en: 'Max\u00a0≥\u00a05,200 g',
  de: 'Max\u00a0≥\u00a05.200 g',
}

const contentIn = (lang: (typeof locales)[number]) => [
  serverTexts(lang)('quote-content.configuration'),
  nameOfUse('price-computing', lang),
  loads[lang],
  `MV-P1-6 – ${serverTexts(lang)('quote-content.fits')}`,
  serverTexts(lang)('quote-content.next-due'),
  commissioning?.name[lang] ?? '',
  serverTexts(lang)('quote-content.estimate'),
  serverTexts(lang)('quote-content.part-travel'),
  inEuros[lang],
  serverTexts(lang)('quote-content.gap-delivery'),
]

test.each(locales)('the visitor’s mail says in %s what the request carries', async (lang) => {
  const { visitor } = await mailsOf('/api/quotes', { ...configuredQuote, lang })
  for (const part of bothParts(visitor))
    for (const text of contentIn(lang)) expect(part).toContain(plain(text))
})

test('a mail says of an instrument without class that it may not sell, and of others nothing', async () => {
  const note = serverTexts('de')('quote.not-for-trade')
  const item = { productId: 'tarnoval-tr2', variantReference: 'TN-TR2-600G', quantity: 1, accessories: [] }
  const { visitor } = await mailsOf('/api/quotes', { ...quoteBody, items: [item], lang: 'de' })
  for (const part of bothParts(visitor)) expect(part).toContain(note)
  const other = await mailsOf('/api/quotes', { ...quoteBody, lang: 'de' })
  for (const part of bothParts(other.visitor)) expect(part).not.toContain(note)
})

test('the company’s mail says it in French, with the answers as they were typed', async () => {
  const { office } = await mailsOf('/api/quotes', {
    ...configuredQuote,
    configuration: { ...configuredQuote.configuration, cleaning: 'hosed', minimumWeight: '1' },
    lang: 'de',
  })
  const answers = [
    'Charge nette maximale',
    '5kg',
    'Tare',
    '200 g',
    'Interface',
    'FREEINTERFACE',
    'Nettoyage',
    'au jet',
    'Pesée minimale',
    'oui',
  ]
  for (const part of bothParts(office))
    for (const text of [...contentIn('fr').slice(0, 3), ...answers]) expect(part).toContain(plain(text))
})

test('the visitor’s mail contains no interface of the form, which is free text', async () => {
  const { office, visitor } = await mailsOf('/api/quotes', configuredQuote)
  expect(office.text).toContain('FREEINTERFACE')
  expect(`${visitor.subject}${visitor.text}${visitor.html}`).not.toContain('FREEINTERFACE')
})

test('an interface named like a choice or a property of objects is shown as typed', async () => {
  const configuration = { ...configuredQuote.configuration, interface: ['mains', 'constructor'] }
  const { office } = await mailsOf('/api/quotes', { ...configuredQuote, configuration })
  expect(office.text).toContain('Interface\u00a0: mains\nInterface\u00a0: constructor')
})

test('markup in an interface is text in the company’s mail', async () => {
  const configuration = { ...configuredQuote.configuration, interface: ['<img src=x onerror=alert(1)>'] }
  const { office } = await mailsOf('/api/quotes', { ...configuredQuote, configuration })
  expect(office.html).not.toContain('<img')
  expect(office.html).toContain('&lt;img')
})

test('a model that does not fit is named with its reasons', async () => {
  const configuration = { ...configuredQuote.configuration, load: '20kg' }
  const { office } = await mailsOf('/api/quotes', { ...configuredQuote, configuration })
  for (const part of bothParts(office)) {
    expect(part).toContain('MV-P1-6 – ne convient pas')
    expect(part).toMatch(/Max 6 kg : .* de moins/)
  }
})

test('a request without configurator has the amount of its items only', async () => {
  const { visitor } = await mailsOf('/api/quotes', quoteBody)
  for (const part of bothParts(visitor)) {
    expect(part).not.toContain(serverTexts('fr')('quote-content.configuration'))
    expect(part).toContain(plain(serverTexts('fr')('quote-content.estimate')))
    expect(part).toContain('540,00 €')
    expect(part).toContain('instruments dont le prix est sur demande')
  }
})

test('when the rules could not be asked, the mails still name the use', async () => {
  const { office, visitor } = await mailsOf('/api/quotes', configuredQuote, (edge) =>
    edge.env.DB.prepare(
      "update quote_requests set configuration = json_set(configuration, '$.result', json('null'))",
    ).run(),
  )
  for (const mail of [office, visitor]) {
    expect(mail.text).toContain(nameOfUse('price-computing', 'fr'))
    expect(mail.text).not.toContain('Max\u00a0≥')
  }
})
