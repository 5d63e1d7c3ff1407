import { connect as connectPlain, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import type { SmtpSocket } from '#functions/mail/smtp-line.ts'

/** `connect` of `cloudflare:sockets` over a socket of Node; every certificate is accepted. */
export function connect(
  address: { hostname: string; port: number },
  { secureTransport }: { secureTransport: string },
): SmtpSocket {
  const { port } = address
  const to = { host: '127.0.0.1', port, rejectUnauthorized: false }
  return asSmtpSocket(secureTransport === 'on' ? connectTls(to) : connectPlain(to))
}

function asSmtpSocket(socket: Socket): SmtpSocket {
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      let ended = false
      const end = () => {
        if (!ended) controller.close()
        ended = true
      }
      socket.on('data', (part: Buffer) => controller.enqueue(new Uint8Array(part)))
      socket.on('end', end)
      socket.on('close', end)
    },
  })
  socket.on('error', () => {})
  return {
    readable,
    writable: Writable.toWeb(socket) as WritableStream,
    startTls() {
      socket.removeAllListeners('data')
      return asSmtpSocket(connectTls({ socket, rejectUnauthorized: false })) as ReturnType<
        SmtpSocket['startTls']
      >
    },
    async close() {
      socket.destroy()
    },
  } as SmtpSocket
}
