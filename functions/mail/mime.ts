import { Buffer } from 'node:buffer'
import { extraHeaders, type OutgoingMail } from './mail.ts'

const lineBreak = '\r\n'

/**
 * The mail as an Internet message (RFC 5322) with both parts (RFC 2046), at `sentAt`. It is plain ASCII except for
 * addresses, and no line begins with a dot.
 */
export function composeMessage(mail: OutgoingMail, sentAt: Date): string {
  const boundary = `part-${crypto.randomUUID()}`
  const headers = {
    From: `${encodeWords(mail.from.name, plainName)} <${mail.from.email}>`,
    To: mail.to,
    ...(mail.replyTo === null ? {} : { 'Reply-To': mail.replyTo }),
    Subject: encodeWords(mail.subject, plainText),
    Date: sentAt.toUTCString().replace('GMT', '+0000'),
    'Message-ID': mail.messageId,
    ...extraHeaders(mail),
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  }
  return [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join(lineBreak)
}

function part(boundary: string, type: string, text: string): string[] {
  const lines = base64(text.replace(/\r\n|\r|\n/g, lineBreak)).match(/.{1,76}/g) ?? []
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ]
}

/** Words that need no quotes in a name (RFC 5322, 3.2.3), and texts that need no encoding in a subject (3.6.5). */
const plainName = /^[\w!#$%&'*+/^`{|}~-]+( [\w!#$%&'*+/^`{|}~-]+)*$/
const plainText = /^(?!.*=\?)[!-~]+( [!-~]+)*$/
/** With the name of the header it fits a line of 78 characters. */
const plainLength = 64
/** Bytes of text in an encoded word: in base64 and with its frame they are 72 of the 75 characters of RFC 2047. */
const wordBytes = 45

/** A short plain text as it is, any other as encoded words on lines of their own (RFC 2047). */
function encodeWords(text: string, plain: RegExp): string {
  if (text.length <= plainLength && plain.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > wordBytes) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((piece) => `=?UTF-8?B?${base64(piece)}?=`).join(`${lineBreak} `)
}

/** The UTF-8 bytes of a text in base64. */
export const base64 = (text: string): string => Buffer.from(text).toString('base64')
