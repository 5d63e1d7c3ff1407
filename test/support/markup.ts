/** Minimal markup parsing for tests: tags with their attributes, and well-formedness of XML. */
export type Tag = { name: string; attributes: Record<string, string>; text: string }

const letters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}
const unescaped = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => letters[entity] ?? entity)

function attributesOf(source: string): Record<string, string> {
  const pairs = source.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]),
  )
}

/** Every tag of a name, with its attributes and the text up to its end tag. */
export function tagsOf(html: string, name: string): Tag[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>(?:([\\s\\S]*?)</${name}>)?`, 'gi'))].map(
    ([, attributes = '', text = '']) => ({
      name,
      attributes: attributesOf(attributes),
      text: unescaped(text),
    }),
  )
}

/** All opening tags. */
export const allTags = (html: string): Tag[] =>
  [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: attributesOf(attributes),
      text: '',
    }),
  )

export const titleOf = (html: string) => tagsOf(html, 'title')[0]?.text
export const metaOf = (html: string, name: string) =>
  tagsOf(html, 'meta').find(({ attributes }) => attributes.name === name || attributes.property === name)
    ?.attributes.content
export const linksOf = (html: string, rel: string) =>
  tagsOf(html, 'link')
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes)

/** The parsed structured data of a page: entities are not decoded inside a script. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
}

export function pageData(html: string): Record<string, unknown> {
  const text = html.match(/<script id="page-data" type="application\/json">([\s\S]*?)<\/script>/)?.[1]
  return JSON.parse(text ?? 'null') as Record<string, unknown>
}

/** The first nesting error of an XML document; null when there is none. */
export function xmlProblem(xml: string): string | null {
  const open: string[] = []
  const body = xml.replace(/^<\?xml[^>]*\?>\s*/, '')
  let end = 0
  for (const { 0: whole, 1: close, 2: name = '', 3: rest = '', index } of body.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*\s*\/?)>/g,
  )) {
    const between = body.slice(end, index)
    if (/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(between + rest))
      return `loose characters before ${whole}`
    end = index + whole.length
    if (close) {
      if (open.pop() !== name) return `${whole} closes nothing`
    } else if (!rest.endsWith('/')) open.push(name)
  }
  if (body.slice(end).trim()) return `something after the end: ${body.slice(end, end + 40)}`
  return open.length ? `never closed: ${open.join()}` : null
}
