/** An IPv4 address, or the /64 of an IPv6 one: a household instead of a device that changes its address. */
export const networkOf = (address: string | null): string | null => networkWith(address, { v4: 4, v6: 4 })

/** The /24 or the /48 of an address, which identifies no household and may be stored for long. */
export const prefixOf = (address: string | null): string | null => networkWith(address, { v4: 3, v6: 3 })

/** The first groups of an address, with the rest left out. */
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
