import { fileLimits } from '#config/file-limits.ts'
import { type Locale, localeInfo } from '#config/locales.ts'
import { withoutInvisible } from '#domain/text/text-fields.ts'
import { extensionsOf, type FileType } from './file.ts'

/** What file systems, headers or shells give a meaning to. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const meaningful = /[\u0000-\u001f\u007f-\u009f\u2028\u2029"*:<>?|;%\\/]+/g

/**
 * A name that is safe to show, to save and to write into a header: the last part of a path, without control and
 * invisible characters, at most `fileLimits.nameLength` characters, with an extension of its kind. The extension
 * follows the content, so that « invoice.html » that is a photo is saved as « invoice.html.jpg ».
 */
export function cleanFileName(typed: string, type: FileType): string {
  const last = withoutInvisible(typed.toWellFormed().normalize('NFC')).split(/[\\/]/).at(-1) ?? ''
  const name = last
    .replace(meaningful, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const dot = name.lastIndexOf('.')
  const given = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  const isOwn = extensionsOf[type].includes(given)
  const extension = isOwn ? name.slice(dot + 1) : extensionsOf[type][0]
  const stem = Array.from(isOwn ? name.slice(0, dot) : name)
    .slice(0, fileLimits.nameLength - extension.length - 1)
    .join('')
    .trim()
  return `${stem || 'file'}.${extension}`
}

/** The value of `Content-Disposition` that saves a file under its name (RFC 6266 with RFC 8187). */
export function attachmentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain.replace(/^\./, 'file.')}"; filename*=UTF-8''${encoded}`
}

/** The size of a file in words: « 840 ko », « 1,2 Mo ». */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000
  const value = isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000)
  const format = new Intl.NumberFormat(localeInfo[locale].intl, {
    ...{ style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte' },
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  // Of the spaces that languages set before a unit, only this one never breaks a line.
  return format.format(value).replace(/\s(?=\D+$)/u, '\u00a0')
}
