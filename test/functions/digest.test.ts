import { expect, test } from 'vitest'
import { sha256, uuidOf } from '#functions/platform/digest.ts'

test.each([
  // SHA-256 of « abc » (FIPS 180-2, B.1).
  ['abc', 'ba7816bf-8f01-cfea-4141-40de5dae2223'],
  ['', 'e3b0c442-98fc-1c14-9afb-f4c8996fb924'],
])('the digest of %j is the UUID %s', async (text, uuid) => {
  expect(uuidOf(await sha256(text))).toBe(uuid)
})
