import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { extraHeaders, type OutgoingMail } from '#functions/mail/mail.ts'

/**
 * The local mail provider: writes each mail that the Worker sends into a folder as an `.eml` file, as the recipient
 * would get it. The same mail sent twice (same Message-ID) is one file.
 */
export async function openMailFolder(folder: string, port = 0): Promise<{ url: string; close: () => void }> {
  await mkdir(folder, { recursive: true })
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      try {
        await store(folder, JSON.parse(Buffer.concat(parts).toString('utf8')) as OutgoingMail)
        response.writeHead(204).end()
      } catch (error) {
        console.error('mail folder:', error)
        response.writeHead(500).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${bound}/`, close: () => server.close() }
}

/** Unfolded, because a long header folded right after its name looks empty to simple readers. */
const asItIs = (value: string) => ({ prepared: true, foldLines: false, value })

async function store(folder: string, mail: OutgoingMail): Promise<void> {
  const eml = await new MailComposer({
    from: { name: mail.from.name, address: mail.from.email },
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: Object.entries(extraHeaders(mail)).map(([key, value]) => ({ key, value: asItIs(value) })),
    textEncoding: 'quoted-printable',
  })
    .compile()
    .build()
  const name = mail.messageId.replace(/[^\w.@-]/g, '')
  const file = join(folder, `${name}.eml`)
  // Whoever reads the folder meanwhile sees the whole mail or none.
  const part = `${file}.${crypto.randomUUID()}.part`
  await writeFile(part, eml)
  await rename(part, file)
}
