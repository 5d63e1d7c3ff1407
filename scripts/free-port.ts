import { createServer } from 'node:net'

const firstPort = 8901
const lastPort = 8999
/** Ports that this process has been given: a site that is still starting has not bound its own yet. */
const given = new Set<number>()

/** A free port for a temporary site; processes started together search from different ports. */
export async function freePort(): Promise<number> {
  const ports = Array.from({ length: lastPort - firstPort + 1 }, (_, i) => firstPort + i)
  const start = process.pid % ports.length
  for (const port of [...ports.slice(start), ...ports.slice(0, start)]) {
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port from ${firstPort} to ${lastPort}`)
}

export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
