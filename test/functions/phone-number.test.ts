import { describe, expect, test } from 'vitest'
import { formatPhone, phoneLink } from '#domain/forms/phone.ts'
import { knownPhone } from '#functions/platform/phone-number.ts'
import phones from './fixtures/phones.json' with { type: 'json' }

/** From the notices of regulators and standards; what is right stands first. */
describe.each(phones)('$typed, said: $said', ({ typed, said, kept, call }) => {
  test('is kept with its country where that was said, else as typed', () => {
    expect(knownPhone(typed, said)).toBe(kept)
  })

  test('is called by its own number or not at all', () => {
    expect(phoneLink(knownPhone(typed, said))).toBe(call === null ? null : `tel:${call}`)
    expect(phoneLink(formatPhone(knownPhone(typed, said)))).toBe(
      call === null || call.startsWith('+33') ? null : `tel:${call}`,
    )
  })

  test('stays what it is when it is kept once more, under any country', () => {
    const once = knownPhone(typed, said)
    if (call)
      for (const country of ['France', 'Deutschland', '']) expect(knownPhone(once, { country })).toBe(once)
  })
})
