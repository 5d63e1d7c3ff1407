import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** What the relay does at a command: replies, hangs up, or says nothing. */
export type RelayAnswer = string | 'hang-up' | 'silence'

const polite: Record<string, RelayAnswer> = {
  greeting: '220 relay.example ESMTP',
  EHLO: '250-relay.example\r\n250 AUTH PLAIN LOGIN',
  AUTH: '235 2.7.0 Welcome',
  MAIL: '250 2.1.0 Fine',
  RCPT: '250 2.1.5 Fine',
  DATA: '354 Go ahead',
  message: '250 2.0.0 Queued',
  QUIT: '221 2.0.0 Bye',
}

/**
 * An SMTP relay with scripted answers per command, which keeps what it was told. Like most it has no SMTPUTF8, and
 * refuses commands beyond ASCII.
 */
export async function openRelay(script: Record<string, RelayAnswer> = {}) {
  const commands: string[] = []
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const answer = (command: string) => {
      const text = script[command] ?? polite[command] ?? '500 5.5.1 Unknown command'
      if (text === 'hang-up') socket.end()
      else if (text !== 'silence') socket.write(`${text}\r\n`)
    }
    let received = ''
    let inMessage = false
    socket.on('data', (part) => {
      received += part.toString('latin1')
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const text = received.slice(0, end)
        received = received.slice(end + 2)
        if (inMessage && text !== '.') {
          lines.push(text)
          continue
        }
        if (!/^[\0-\x7f]*$/.test(text)) {
          socket.write('553 5.6.7 No SMTPUTF8\r\n')
          continue
        }
        const command = inMessage ? 'message' : (text.split(' ')[0] ?? '')
        inMessage = command === 'DATA' && !script.DATA
        commands.push(inMessage || command === 'message' ? command : text)
        answer(command)
      }
    })
    answer('greeting')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: String((server.address() as AddressInfo).port),
    commands,
    /** The lines of the messages. */
    lines,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
