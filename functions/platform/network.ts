/** An IPv4 address, or the /64 of an IPv6 one: a household, not a device that renames itself. */
export const networkOf = (address: string | null): string | null => networkWith(address, { v4: 4, v6: 4 })

/** What may be kept for long: the /24 or the /48, which name no household. */
export const prefixOf = (address: string | null): string | null => networkWith(address, { v4: 3, v6: 3 })

/** The first parts of an address, as a network where parts are left out. */
function networkWith(address: string | null, parts: { v4: number; v6: number }): string | null {
  if (!address) return null
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped || !address.includes(':')) return v4(mapped ?? address, parts.v4)
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...middle, ...after].slice(0, parts.v6)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/${parts.v6 * 16}`
}

function v4(address: string, parts: number): string {
  if (parts === 4) return address
  const kept = address.split('.').slice(0, parts)
  return `${[...kept, ...Array(4 - parts).fill('0')].join('.')}/${parts * 8}`
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A host name by which a machine calls itself. */
export const isLoopbackName = (hostname: string) => loopbackNames.has(hostname)

/** This machine, asked from itself. */
export const isLoopback = (network: string) =>
  network.startsWith('127.') || network === '::1' || network === '0:0:0:0::/64'

/** Is the site served by a developer's machine? */
export const isLocal = (siteOrigin: string) => isLoopbackName(new URL(siteOrigin).hostname)
