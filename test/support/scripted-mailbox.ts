import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openMailFolder } from '#scripts/mail-folder.ts'

/** A status code (below 300: the mail is accepted), or no response. */
export type MailAnswer = number | 'hang'
/** One delivery attempt of the Worker. */
type Delivery = { at: number; messageId: string; answer: MailAnswer }

/** The local mail folder behind a provider with scripted responses, the last one repeated. */
export async function openScriptedMailbox(folder: string) {
  const mails = await openMailFolder(folder)
  let script: MailAnswer[] = [200]
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const body = Buffer.concat(parts).toString('utf8')
      const { messageId } = JSON.parse(body) as { messageId: string }
      const answer = (script.length > 1 ? script.shift() : script[0]) ?? 200
      if (answer !== 'hang' && answer < 300) await fetch(mails.url, { method: 'POST', body })
      deliveries.push({ at: Date.now(), messageId, answer })
      if (answer !== 'hang') response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    deliveries,
    answerWith: (...answers: MailAnswer[]) => {
      script = answers
    },
    close: () => {
      server.closeAllConnections()
      server.close()
      mails.close()
    },
  }
}
