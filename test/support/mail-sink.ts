import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A status code, or the failure of a provider that does not respond. */
export type SinkAnswer = number | 'reset'
type Received = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

/**
 * A local mail provider with scripted responses, the last one repeated, which records received requests.
 * `await using` closes it.
 */
export async function openMailSink(...script: SinkAnswer[]) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const answer = script[Math.min(received.length, script.length - 1)] ?? 200
      const body = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}') as Record<string, unknown>
      received.push({ path: request.url ?? '', headers: request.headers, body })
      if (answer === 'reset') return void request.socket.destroy()
      response
        .writeHead(answer, answer >= 300 && answer < 400 ? { location: '/elsewhere' } : {})
        .end('said by the sink')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { url: `http://127.0.0.1:${port}/send`, received, [Symbol.asyncDispose]: close }
}
