/** Parameters that advertising and newsletters add to links; no page reads them. */
const tracking = /^(utm_|mtm_|pk_|gclid$|fbclid$|msclkid$)/

/** The address in one spelling: parameters sorted, tracking parameters left out. */
function spellingOf(href: string): string {
  const [path, query = ''] = href.split('?')
  const search = new URLSearchParams(query)
  for (const name of [...search.keys()]) if (tracking.test(name)) search.delete(name)
  search.sort()
  return `${path}?${search}`
}

/** True when both addresses (path and query) ask for the same page. */
export const sameAddress = (a: string, b: string): boolean => a === b || spellingOf(a) === spellingOf(b)
