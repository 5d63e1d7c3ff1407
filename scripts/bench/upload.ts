import { budgets } from './budgets.ts'
import { best, load, type Measured, type Target } from './load.ts'
import { buildSite } from './site.ts'
import { budgetCell, printTable, short } from './table.ts'
import { origins, startServers } from './workerd.ts'

const rounds = 3
const amount = 120
const boundary = 'bench'

/** A document of a megabyte: the size of a reduced photo. */
const content = `%PDF-1.7\n${'x'.repeat(1_000_000)}`
const body = [
  `--${boundary}\r\ncontent-disposition: form-data; name="metadata"\r\ncontent-type: application/json\r\n\r\n`,
  '{"name":"notice.pdf","purpose":"quote"}',
  `\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="notice.pdf"\r\n\r\n`,
  content,
  `\r\n--${boundary}--\r\n`,
].join('')

const upload: Omit<Target, 'name' | 'origin' | 'sent'> = {
  amount,
  request: () => ({
    path: '/api/files',
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  }),
}

/** An upload beside the least that it can cost: the same bytes parsed by the runtime and put into R2 as one object. */
export async function uploads(): Promise<void> {
  const servers = await startServers(buildSite())
  try {
    const [site, reference]: Target[] = [
      { ...upload, name: 'POST file', origin: origins.site, sent: 0 },
      { ...upload, name: 'one object', origin: origins.reference, sent: 0 },
    ]
    if (!site || !reference) return
    const measured: { own: Measured[]; least: Measured[] } = { own: [], least: [] }
    for (const target of [site, reference]) await load(target, servers.pid, amount / 4)
    for (let round = 0; round < rounds; round++) {
      measured.own.push(await load(site, servers.pid))
      measured.least.push(await load(reference, servers.pid))
    }
    const [own, least] = [best(measured.own), best(measured.least)]
    const ratio = servers.pid === null ? least.perSecond / own.perSecond : own.cpuMicros / least.cpuMicros
    const row = (name: string, { cpuMicros, perSecond, p95Ms }: Measured, cell: string) => [
      name,
      short(perSecond),
      short(p95Ms),
      short(cpuMicros),
      cell,
    ]
    printTable(
      `Uploads of a megabyte: least of ${rounds} interleaved rounds, 8 connections`,
      ['what', 'req/s', 'p95 ms', 'CPU µs', 'ratio'],
      [
        row('one object', least, ''),
        row('POST file', own, budgetCell('POST file ÷ one object', ratio, budgets.cpu.upload)),
      ],
    )
  } finally {
    await servers.stop()
  }
}
