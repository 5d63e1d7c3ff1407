import type { Bindings } from '#functions/env.ts'

/** The built index.html: the places of head, body and data, and the files that each page and language needs. */
export type Template = { html: string; chunks: Record<string, string> }

const known = new WeakMap<Fetcher, Template>()

/** Read once per isolate; in development each time, because Vite changes it. */
export async function readTemplate(env: Bindings): Promise<Template> {
  const found = known.get(env.ASSETS)
  if (found && !import.meta.env?.DEV) return found
  const template = await load(env)
  known.set(env.ASSETS, template)
  return template
}

async function load(env: Bindings): Promise<Template> {
  const response = await env.ASSETS.fetch('http://localhost/index.html')
  if (!response.ok) throw new Error(`index.html: ${response.status}`)
  const html = await response.text()
  const chunks = html.match(/<!--chunks:(.*?)-->/s)?.[1]
  return { html: html.replace(/<!--chunks:.*?-->/s, ''), chunks: chunks ? JSON.parse(chunks) : {} }
}

/** Fills the template. Uses replacer functions, so that `$&` in a text stays text. */
export function fillTemplate(html: string, parts: Record<string, string>): string {
  return html
    .replace(/<!--page:(\w+)-->/g, (_, name: string) => parts[name] ?? '')
    .replace('lang="fr"', () => `lang="${parts.lang ?? 'fr'}"`)
}
