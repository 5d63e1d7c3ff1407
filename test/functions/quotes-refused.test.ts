import { expect, test } from 'vitest'
import { catalogue, catalogueOf, openEdge } from '#test/support/edge.ts'
import { expectRefused, otherTypes } from '#test/support/refusals.ts'
import { quoteBody, shortQuote } from '#test/support/requests.ts'

const small = catalogueOf('montevigne-p1', 'tarnoval-tr2')
/** A refused request stores nothing (`expectRefused`), so that all of them may share these. */
const stocked = openEdge({ catalogue: small })
const empty = openEdge()
const invalid = { status: 422, code: 'invalid-fields' }

const lines = [
  'company',
  'name',
  'email',
  'phone',
  'address',
  'city',
  'zipCode',
  'country',
  'message',
  'lang',
]
const wrongTypes = [
  ...lines.flatMap((field) => otherTypes('string').map((value) => [field, value] as const)),
  ...otherTypes('array').map((value) => ['items', value] as const),
  ...[...otherTypes('boolean'), false].map((value) => ['termsAccepted', value] as const),
]

test.each(wrongTypes)('%s as %j is refused with an error of that field only', async (field, value) => {
  const edge = await empty
  const response = await edge.post('/api/quotes', { ...shortQuote, [field]: value })
  await expectRefused(edge, response, { ...invalid, fields: { [field]: expect.stringMatching(/^form\./) } })
})

const item = {
  productId: 'montevigne-p1',
  variantReference: 'MV-P1-6',
  quantity: 1,
  accessories: [] as unknown[],
}
const wrongItems: [string, unknown, string][] = [
  ...otherTypes('string').map((value): [string, unknown, string] => [
    'productId',
    value,
    'items.0.productId',
  ]),
  ...otherTypes('number').map((value): [string, unknown, string] => ['quantity', value, 'items.0.quantity']),
  ...[0, -1, 1.5, 10_000, 1e21].map((value): [string, unknown, string] => [
    'quantity',
    value,
    'items.0.quantity',
  ]),
  ...[7, false, [], {}].map((value): [string, unknown, string] => [
    'variantReference',
    value,
    'items.0.variantReference',
  ]),
  ...[7, false, null, 'x'].map((value): [string, unknown, string] => [
    'accessories',
    value,
    'items.0.accessories',
  ]),
  ['accessories', [7], 'items.0.accessories.0'],
  ['accessories', Array(21).fill('x'), 'items.0.accessories'],
  ['accessories', ['x'.repeat(201)], 'items.0.accessories.0'],
  ['productId', '', 'items.0.productId'],
  ['productId', 'x'.repeat(81), 'items.0.productId'],
  ['price', 1, 'items.0.price'],
]

test.each(wrongItems)('an item whose %s is %j is refused with a field error', async (name, value, field) => {
  const edge = await stocked
  const response = await edge.post('/api/quotes', { ...quoteBody, items: [{ ...item, [name]: value }] })
  await expectRefused(edge, response, { ...invalid, fields: { [field]: expect.stringMatching(/^form\./) } })
})

test.each([
  ['an unknown product', [{ productId: 'nobody-x1' }], { 'items.0.productId': 'quote.unknown-product' }],
  [
    'a product in other letters',
    [{ productId: 'Montevigne-P1' }],
    { 'items.0.productId': 'quote.unknown-product' },
  ],
  [
    'an unknown variant',
    [{ productId: 'montevigne-p1', variantReference: 'MV-P1-99' }],
    { 'items.0.variantReference': 'quote.unknown-variant' },
  ],
  [
    'an empty variant',
    [{ productId: 'montevigne-p1', variantReference: '' }],
    { 'items.0.variantReference': 'quote.unknown-variant' },
  ],
  [
    'a variant of another product',
    [{ productId: 'montevigne-p1', variantReference: 'TN-TR2-6' }],
    { 'items.0.variantReference': 'quote.unknown-variant' },
  ],
  [
    'an unknown accessory',
    [{ productId: 'montevigne-p1', variantReference: 'MV-P1-6', accessories: ['Roue'] }],
    { 'items.0.accessories': 'quote.unknown-accessory' },
  ],
  [
    'an accessory of another product',
    [{ productId: 'montevigne-p1', accessories: ['Détecteur de métaux intégré'] }],
    { 'items.0.accessories': 'quote.unknown-accessory' },
  ],
  ['SQL for a product', [{ productId: "' OR 1=1 --" }], { 'items.0.productId': 'quote.unknown-product' }],
  [
    'a good item and two bad ones',
    [item, { productId: 'nobody-x1' }, { ...item, variantReference: 'MV-P1-99' }],
    { 'items.1.productId': 'quote.unknown-product', 'items.2.variantReference': 'quote.unknown-variant' },
  ],
])('%s is refused with an error for each item', async (_, items, fields) => {
  const edge = await stocked
  await expectRefused(edge, await edge.post('/api/quotes', { ...quoteBody, items }), { ...invalid, fields })
})

test.each([
  ['a hundred and one items', { items: Array(101).fill(item) }, { items: 'form.too-many' }],
  ['neither item nor message', { items: [], message: ' ' }, { message: 'form.items-or-message' }],
  ['terms that are not accepted', { termsAccepted: false }, { termsAccepted: 'form.terms' }],
  ['terms accepted in words', { termsAccepted: 'true' }, { termsAccepted: 'form.terms' }],
  ['no name', { name: undefined }, { name: 'form.required' }],
  ['a name of spaces', { name: '  ' }, { name: 'form.required' }],
  ['no e-mail', { email: undefined }, { email: 'form.required' }],
  [
    'no word about the terms',
    { termsAccepted: undefined },
    { termsAccepted: expect.stringMatching(/^form\.(terms|required)$/) },
  ],
  ['an unknown field', { urgent: true }, { urgent: 'form.unknown' }],
  ['a field that every object has', { constructor: 'x' }, { constructor: 'form.unknown' }],
  ['a field that the server sets', { reference: 'DEV-261120-AAAAA' }, { reference: 'form.unknown' }],
  ['a field in other letters', { zipcode: '67700' }, { zipcode: 'form.unknown' }],
  ['an unknown language', { lang: 'it' }, { lang: 'form.choice' }],
  ['a phone without a number', { phone: 'call me' }, { phone: 'form.invalid-phone' }],
  ['a name with an address', { name: 'see https://evil.example' }, { name: 'form.invalid-characters' }],
  ['a name too long', { name: 'x'.repeat(81) }, { name: 'form.too-long' }],
  ['a company too long', { company: 'x'.repeat(121) }, { company: 'form.too-long' }],
  ['a message too long', { message: 'x'.repeat(5001) }, { message: 'form.too-long' }],
])('%s is refused', async (_, change, fields) => {
  const edge = await stocked
  await expectRefused(edge, await edge.post('/api/quotes', { ...quoteBody, ...change }), {
    ...invalid,
    fields,
  })
})

test.each([
  'anne',
  'anne@',
  '@example.org',
  'anne@example',
  'anne@@example.org',
  'a nne@example.org',
  'anne@exam ple.org',
  'anne@example..org',
  '.anne@example.org',
  'anne.@example.org',
  'an..ne@example.org',
  'anne@-example.org',
  'Anne <anne@example.org>',
  'anne@example.org, b@example.org',
  'anne@example.org;b@example.org',
  'anne@[127.0.0.1]',
  `${'a'.repeat(65)}@example.org`,
  `anne@${'a'.repeat(250)}.org`,
  'anne@example.org\nbcc: b@example.org',
  'anne\u2028@example.org',
])('the e-mail address %j is refused', async (email) => {
  const edge = await empty
  const response = await edge.post('/api/quotes', { ...shortQuote, email })
  await expectRefused(edge, response, { ...invalid, fields: { email: 'form.invalid-email' } })
})

const oneLiners = ['company', 'name', 'phone', 'address', 'city', 'zipCode', 'country']
const breaking = ['a\nb', 'a\rb', 'a\tb', 'a\u0007b', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u2029b']
test.each(oneLiners.flatMap((field) => breaking.map((text) => [field, text] as const)))(
  '%s refuses the control character in %j',
  async (field, text) => {
    const edge = await empty
    const response = await edge.post('/api/quotes', { ...shortQuote, [field]: text })
    await expectRefused(edge, response, { ...invalid, fields: { [field]: 'form.invalid-characters' } })
  },
)

test.each(['\u0001', '\u0008', '\u000b', '\u001b', '\u007f'])(
  'a message refuses the control character %j',
  async (control) => {
    const edge = await empty
    const response = await edge.post('/api/quotes', { ...shortQuote, message: `a${control}b` })
    await expectRefused(edge, response, { ...invalid, fields: { message: 'form.invalid-characters' } })
  },
)

test('an accessory that does not fit the chosen variant is refused, also when no variant is chosen', async () => {
  const found = catalogue.products.flatMap(({ id, variants, accessories }) =>
    accessories.flatMap(({ name, variantReferences }) => {
      const other = variants.find(({ reference }) => variantReferences?.includes(reference) === false)
      return other
        ? [{ id, name: name.fr, fits: variantReferences?.[0] ?? null, other: other.reference }]
        : []
    }),
  )[0]
  if (!found) throw new Error('Every accessory of the demonstration catalogue fits every variant')
  const edge = await openEdge({ catalogue: catalogueOf(found.id) })
  const send = (variantReference: string | null) => {
    const item = { productId: found.id, variantReference, accessories: [found.name] }
    return edge.post('/api/quotes', { ...shortQuote, items: [item] })
  }
  const fields = { 'items.0.accessories': 'quote.unknown-accessory' }
  for (const reference of [found.other, null])
    await expectRefused(edge, await send(reference), { status: 422, code: 'invalid-fields', fields })
  expect((await send(found.fits)).status).toBe(201)
})
