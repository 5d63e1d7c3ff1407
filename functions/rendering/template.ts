import type { Bindings } from '#functions/env.ts'

/** The built index.html: the places of head, body and data, and the files of each page. */
export type Template = {
  /** Text, the name of a part, text and so on. */
  pieces: string[]
  /** The files of the `entry`, and those that each page and language needs besides, by its name. */
  chunks: Record<string, string[]>
}

const cache = new WeakMap<Fetcher, Template>()

/** Read once per isolate; in development each time, because Vite changes it. */
export async function readTemplate(env: Bindings): Promise<Template> {
  const cached = cache.get(env.ASSETS)
  if (cached && !import.meta.env?.DEV) return cached
  const template = await load(env)
  cache.set(env.ASSETS, template)
  return template
}

async function load(env: Bindings): Promise<Template> {
  const response = await env.ASSETS.fetch('http://localhost/index.html')
  if (!response.ok) throw new Error(`index.html: ${response.status}`)
  const html = await response.text()
  const chunks = html.match(/<!--chunks:(.*?)-->/s)?.[1]
  return {
    pieces: splitTemplate(html.replace(/<!--chunks:.*?-->/s, '')),
    chunks: chunks ? JSON.parse(chunks) : {},
  }
}

/** The template cut at its parts, once: searching a filled page would read all of it again. */
const splitTemplate = (html: string): string[] =>
  html.replace('lang="fr"', 'lang="<!--page:lang-->"').split(/<!--page:(\w+)-->/)

/** The pieces of a template with its parts between them. */
export const fillTemplate = (pieces: readonly string[], parts: Record<string, string>): string =>
  pieces.map((piece, i) => (i % 2 ? (parts[piece] ?? '') : piece)).join('')

/** Names the files of a page, the one to run first, for `src/entry-early.ts`. */
export const pageCode = (files: readonly string[]): string =>
  `<meta name="code" content="${files.join(' ')}">`
