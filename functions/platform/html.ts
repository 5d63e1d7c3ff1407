import { html as template } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** HTML or XML in which every inserted string is escaped, except another `Html`. */
export type Html = HtmlEscapedString

type Insert = string | number | null | Html | Html[]

/** hono's template; its result is a promise only where an inserted value is one. */
export const html = (parts: TemplateStringsArray, ...values: Insert[]): Html =>
  template(parts, ...values) as Html

/** A text as the content of an element or of an attribute in quotes. */
export const escapeHtml = (text: string): string => String(html`${text}`)
