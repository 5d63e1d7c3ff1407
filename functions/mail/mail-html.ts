import { company } from '#config/company.ts'
import { formatPhone, phoneLink } from '#domain/forms/phone.ts'
import type { DataPlate } from '#domain/metrology/plate-lines.ts'
import { type Html, html } from '#functions/platform/html.ts'

const reference = /([0-9A-Z]+(?:-[0-9A-Z]+)+)/
/** A reference, of a request or a model, is copied and read out: no line ends in it. */
export const unbroken = (line: string): Html[] =>
  line
    .split(reference)
    .map((part, i) => (i % 2 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`))

/** Items of a line that dots part: a postcode stays with its town, and an address whole. */
const items = (line: string): Html[] =>
  line.split(' · ').map((item, i) => html`${i ? ' · ' : ''}<span style="white-space:nowrap">${item}</span>`)
/** The foot of a mail: facts of the company, or a sentence. */
const footLines = (text: string): Html[] =>
  text.split('\n').map((line, i) => html`${i ? html`<br>` : ''}${line.includes(' · ') ? items(line) : line}`)

/** Lines of a free text as HTML lines. */
const lines = (text: string): Html[] =>
  text.split('\n').map((line, i) => (i === 0 ? html`${unbroken(line)}` : html`<br>${unbroken(line)}`))

const ink = '#14212b'
const grey = '#4b5a64'
const hairline = '#d8ddde'
const amber = '#ffb43a'

/** The frame of every mail: paper, ink, one column; tables, because mail programs know nothing newer. */
export function mailDocument({
  lang,
  title,
  body,
  footer,
}: {
  lang: string
  title: string
  body: Html
  footer: string
}): string {
  return String(html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#faf9f6;color:${ink};font:16px/1.5 Archivo,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;margin:0 auto;background:#ffffff;border:1px solid ${hairline};border-radius:4px"><tr><td style="padding:28px">
<p style="margin:0 0 22px;padding-bottom:12px;border-bottom:3px solid ${amber};font-size:15px;font-weight:700;letter-spacing:.01em">${company.name}</p>
${body}
<p style="margin:28px 0 0;padding-top:14px;border-top:1px solid ${hairline};color:${grey};font-size:13px">${footLines(footer)}</p>
</td></tr></table></body></html>`)
}

/** The heading of a mail; the reference that its subject begins with stands above. */
export function heading(text: string): Html {
  const [, reference = '', title = text] = text.match(/^\[([^\]]+)\] (.+)$/) ?? []
  return html`${reference ? html`<p style="margin:0 0 4px;color:${grey};font-size:13px">${unbroken(reference)}</p>` : ''}
<h1 style="margin:0 0 14px;font-size:22px;line-height:1.2">${unbroken(title)}</h1>`
}
/** The heading of a part of a mail. */
export const subheading = (text: string): Html =>
  html`<h2 style="margin:28px 0 10px;padding-top:14px;border-top:1px solid ${hairline};font-size:17px">${text}</h2>`
/** A paragraph; line breaks of the text stay. */
export const paragraph = (text: string): Html => html`<p style="margin:0 0 14px">${lines(text)}</p>`
/** What a mail comes to, before the link that must be found. */
export const leading = (text: string): Html =>
  html`<p style="margin:0;font-size:18px;font-weight:700">${text}</p>`

/** A link that must be found at once; the text part has its address for programs that show no buttons. */
export const linkButton = (href: string, text: string): Html =>
  html`<p style="margin:20px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;background:${ink};color:#ffffff;border-radius:4px;font-weight:600;text-decoration:none">${text}</a></p>`

/** A picture of the site, on white in dark mail programs too; where it is not loaded its text stands there. */
export const image = ({ src, alt, width, height }: MailPicture): Html =>
  html`<img src="${src}" alt="${alt}" width="${width}" height="${height}" style="display:block;max-width:100%;background:#ffffff;color:${grey};font-size:13px">`
/** The same as a block of its own. */
export const picture = (shown: MailPicture): Html => html`<p style="margin:0 0 18px">${image(shown)}</p>`
/** An address that every reader is given alike, and the size in which the picture is shown. */
export type MailPicture = { src: string; alt: string; width: number; height: number }

/** A link beside the one that must be found. */
export const textLink = (href: string, text: string): Html =>
  html`<p style="margin:0 0 20px"><a href="${href}" style="color:${ink}">${text}</a></p>`

/** What a mail says as label and value; the address makes the value a link. */
export type Fact = readonly [label: string, value: string, address?: string | null]

/** A telephone as a fact: its main number can be called where its country is known. */
export const phoneFact = (label: string, phone: string): Fact => [label, formatPhone(phone), phoneLink(phone)]

/** Facts of a mail to the company in its text part, in French typography; empty values are left out. */
export const factLines = (rows: readonly Fact[]): string =>
  rows
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}\u00a0: ${value}`)
    .join('\n')

/** Label and value, one row each; empty values are left out. */
export function factTable(rows: readonly Fact[]): Html {
  const cells = rows
    .filter(([, value]) => value !== '')
    .map(
      ([label, value, address]) =>
        html`<tr><th align="left" valign="top" style="padding:3px 16px 3px 0;color:${grey};font-weight:400">${label}</th><td style="padding:3px 0">${address ? html`<a href="${address}" style="color:${ink}">${value}</a>` : lines(value)}</td></tr>`,
    )
  return html`<table cellpadding="0" cellspacing="0" style="margin:0 0 18px;font-size:15px">${cells}</table>`
}

/** Amounts one below another at the right edge; the last one is their total where it says so. */
export function amountTable(rows: readonly Fact[], hasTotal: boolean): Html {
  const cells = rows.map(([label, value], i) => {
    const rule =
      hasTotal && i === rows.length - 1
        ? `padding:6px 0;border-top:1px solid ${ink};font-weight:700`
        : `padding:3px 0;color:${grey};font-weight:400`
    return html`<tr><th align="left" valign="top" style="${rule}">${label}</th><td align="right" valign="top" style="${rule};padding-left:16px;color:${ink};white-space:nowrap">${value}</td></tr>`
  })
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;font-size:15px">${cells}</table>`
}

/** The data plate of a model, as on the site: class in its oval, Max, Min, e or d; it breaks between its values. */
export function plateHtml(plate: DataPlate): Html {
  const part = 'display:inline-block;white-space:nowrap;padding:4px 10px'
  const value = (label: string, text: string | null) =>
    text === null
      ? html``
      : html` <span style="${part};color:${grey}">${label} <b style="color:${ink}">${text}</b></span>`
  const oval = plate.accuracyClass
    ? html`<span style="${part}"><span style="border:1.5px solid ${ink};border-radius:50%;padding:1px 10px;font-weight:600">${plate.accuracyClass}</span></span>`
    : html``
  return html`<table cellpadding="0" cellspacing="0" style="border:1px solid ${grey};border-radius:3px;font-size:13px;margin:4px 0 8px"><tr><td>${oval}${value(plate.nominal ? '' : 'Max', plate.max)}${value('Min', plate.min)}${value('e =', plate.e)}${value('d =', plate.d)}</td></tr></table>`
}

/** The same plate in the text part. */
export function plateText(plate: DataPlate): string {
  const part = (label: string, value: string | null) => (value === null ? [] : [`${label} ${value}`])
  const accuracyClass = plate.accuracyClass ? [`(${plate.accuracyClass})`] : []
  return [
    ...accuracyClass,
    ...(plate.nominal ? [plate.max ?? ''] : part('Max', plate.max)),
    ...part('Min', plate.min),
    ...part('e =', plate.e),
    ...part('d =', plate.d),
  ].join('  ')
}
