import {
  Agent,
  createServer,
  type IncomingMessage,
  request as requestUpstream,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

type Kept = { head: string[]; body: Buffer }

/** The responses of all sites of this process: they serve one build. */
const kept = new Map<string, Kept>()

/**
 * Acts as a content delivery network: requests what may be cached for a day or more once, and serves it to every
 * browser after that, byte for byte. Everything else passes through. Workerd needs 10 ms of processor time for each of
 * the sixty files that a browser with an empty cache requests, and 6 ms for a drawing.
 */
export async function openAssetCache() {
  // Workerd closes a connection that is idle for five seconds, and a request that is sent meanwhile is lost.
  const agent = new Agent({ keepAlive: true, timeout: 2_000 })
  let upstream = 0
  const server = createServer((request, response) => {
    const key = `${request.url} ${request.headers['accept-encoding']}`
    const found = request.method === 'GET' ? kept.get(key) : undefined
    if (found) response.writeHead(200, found.head).end(found.body)
    else forward({ request, response, key })
  })

  function forward({
    request,
    response,
    key,
  }: {
    request: IncomingMessage
    response: ServerResponse
    key: string
  }) {
    const { method, url, headers } = request
    const upstreamRequest = requestUpstream(
      { agent, host: '127.0.0.1', port: upstream, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        if (method === 'GET' && isKeptForDays(answer))
          keepBody(answer, (body) => kept.set(key, { head: answer.rawHeaders, body }))
        answer.pipe(response)
      },
    )
    upstreamRequest.on('error', () => response.destroy())
    response.on('close', () => upstreamRequest.destroy())
    request.pipe(upstreamRequest)
  }

  // For the same reason longer than the connections of Playwright's own requests are kept.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    /** The port of the site itself. */
    pointTo: (site: number) => {
      upstream = site
    },
    close: () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

/** Assets and photos are immutable; drawings and speculation rules are public for a day. */
const isKeptForDays = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 200 && /^public, max-age=(86400|31536000)\b/.test(headers['cache-control'] ?? '')

function keepBody(answer: IncomingMessage, keep: (body: Buffer) => void): void {
  const parts: Buffer[] = []
  answer.on('data', (part: Buffer) => parts.push(part))
  answer.on('end', () => answer.complete && keep(Buffer.concat(parts)))
}
