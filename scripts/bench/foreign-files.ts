import { createHash } from 'node:crypto'
import { cleanFile } from '#functions/files/clean.ts'
import { readParts } from '#functions/http/multipart.ts'
import { budgets } from './budgets.ts'
import { budgetCell, printTable, short } from './table.ts'
import { photograph, type WorstFile, worstBoundary, worstFiles } from './worst-files.ts'

const megabyte = 1_000_000
const pieceBytes = 16 * 1024
const rounds = 3

/** What becomes of a file, and the milliseconds of processor time for it: the least of some rounds. */
export async function costOf(file: WorstFile): Promise<{ ms: number; outcome: string }> {
  let [ms, outcome] = [Number.POSITIVE_INFINITY, '']
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    outcome = await outcomeOf(file.bytes)
    const { user, system } = process.cpuUsage(before)
    ms = Math.min(ms, (user + system) / 1000)
  }
  return { ms, outcome }
}

/** Reads a file as an upload does, up to its storage. */
async function outcomeOf(file: Uint8Array): Promise<string> {
  try {
    for await (const { body } of readParts(bodyOf(file), worstBoundary)) {
      const hash = createHash('sha256')
      for await (const piece of (await cleanFile(body)).bytes) hash.update(piece)
      hash.digest()
    }
    return 'taken'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function* bodyOf(file: Uint8Array) {
  const encode = (text: string) => new TextEncoder().encode(text)
  yield encode(`--${worstBoundary}\r\ncontent-disposition: form-data; name="file"\r\n\r\n`)
  for (let at = 0; at < file.length; at += pieceBytes) yield file.subarray(at, at + pieceBytes)
  yield encode(`\r\n--${worstBoundary}--\r\n`)
}

/** What the worst files of every kind cost, against a photograph of their size; everything of it in this process. */
export async function foreignFiles(size = 5 * megabyte): Promise<void> {
  const photo = await photograph(size)
  await costOf({ name: 'first', bytes: photo })
  const { ms: least } = await costOf({ name: 'photograph', bytes: photo })
  const perByte = least / photo.length
  const rows = [['photograph', short(least), '1', 'taken']]
  for (const file of worstFiles(size)) {
    const { ms, outcome } = await costOf(file)
    const ratio = ms / file.bytes.length / perByte
    rows.push([
      file.name,
      short(ms),
      budgetCell(`${file.name} ÷ photograph`, ratio, budgets.fileOverPhoto),
      outcome,
    ])
  }
  printTable(`Files of ${size / megabyte} MB`, ['what', 'CPU ms', '÷ photograph', 'outcome'], rows)
}
