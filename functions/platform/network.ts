/** The /24 or the /48 of an address, which identifies no household and may be stored for long. */
export const prefixOf = (address: string | null): string | null => networkWith(address, { v4: 24, v6: 48 })

/**
 * The networks that a visitor is counted under, narrowest first: an IPv4 address, or the /64, the /56 and the /48 of an
 * IPv6 one, because one subscriber often gets a /56 or a /48 and could use each /64 of it as a stranger.
 */
export function networksOf(address: string | null): string[] {
  if (!address) return []
  const networks = [64, 56, 48].map((v6) => networkWith(address, { v4: 32, v6 }) ?? '')
  return [...new Set(networks)]
}

/**
 * What a network may do when the narrowest may do `most`: a wider one holds more people. `width` is its place in the
 * list.
 */
export const allowanceOf = (limit: number, width: number): number => limit * (width + 1)

/** The first bits of an address, with the rest left out. */
function networkWith(address: string | null, bits: { v4: number; v6: number }): string | null {
  if (!address) return null
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped || !address.includes(':')) return v4(mapped ?? address, bits.v4 / 8)
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...middle, ...after].slice(0, Math.ceil(bits.v6 / 16))
  return `${groups.map((group, i) => leadingBits(group, bits.v6 - 16 * i)).join(':')}::/${bits.v6}`
}

/** The first bits of a group of four hexadecimal digits, the others zero; without leading zeros. */
function leadingBits(group: string, bits: number): string {
  const digits = group.padStart(4, '0').slice(0, Math.min(4, bits / 4))
  return digits.padEnd(4, '0').replace(/^0+(?=.)/, '')
}

function v4(address: string, parts: number): string {
  if (parts === 4) return address
  const groups = address.split('.').slice(0, parts)
  return `${[...groups, ...Array(4 - parts).fill('0')].join('.')}/${parts * 8}`
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True for a host name of the local machine. */
export const isLoopbackName = (hostname: string) => loopbackNames.has(hostname)

/** True for a network of the local machine. */
export const isLoopback = (network: string) =>
  network.startsWith('127.') || network === '::1' || network === '0:0:0:0::/64'

/** True when the site is served by a developer's machine. */
export const isLocal = (siteOrigin: string) => isLoopbackName(new URL(siteOrigin).hostname)
