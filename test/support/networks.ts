import { randomInt } from 'node:crypto'

/** Headers of a visitor from a network that no other test uses: rate limits count by network. */
export const ownNetwork = (): Record<string, string> => ({
  'cf-connecting-ip': `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`,
})

/** An e-mail address that no other test uses, nor a retry of the same one. */
export const uniqueEmail = (name: string): string => `${name}.${randomInt(1e9).toString(36)}@example.org`
