import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inputsHash, unlessUnchanged } from '#scripts/inputs.ts'
import { isAlive, recordRunning, startProblem } from '#scripts/running.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a port that another program uses is named with another one to try', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  expect(await startProblem(port, join(folder, 'none'))).toContain(`PORT=${port + 1} npm start`)
  await new Promise((resolve) => server.close(resolve))
  expect(await startProblem(port, join(folder, 'none'))).toBeNull()
})

test.each([0, -1, 70_000, Number.NaN, 80.5])('%s is no port', async (port) => {
  expect(await startProblem(port, folder)).toContain('PORT')
})

test('a state that a living process serves is not served twice; a record of a dead one counts for nothing', async () => {
  const end = recordRunning(8799, folder)
  expect(await startProblem(8798, folder), 'its own record').toBeNull()
  const other = spawn('sleep', ['30'])
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: other.pid, port: 8799 }))
  expect(await startProblem(8798, folder)).toContain('http://localhost:8799')
  const ended = new Promise((resolve) => other.on('exit', resolve))
  other.kill()
  await ended
  expect(await startProblem(8798, folder)).toBeNull()
  writeFileSync(join(folder, 'running.json'), 'not JSON')
  expect(await startProblem(8798, folder)).toBeNull()
  end()
})

/** npm runs a script in a shell, which does not pass on the signal that ends npm. */
test('a program ends with the npm that started it', async () => {
  const script = join(folder, 'program.mjs')
  const pidFile = join(folder, 'pid')
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))
    setInterval(() => {}, 1000)`,
  )
  const shell = spawn('sh', ['-c', `node scripts/run.mjs ${script}; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  const pid = () => Number(existsSync(pidFile) && readFileSync(pidFile, 'utf8'))
  await expect.poll(pid, { timeout: 20_000 }).toBeGreaterThan(0)
  const program = pid()
  shell.kill()
  await expect.poll(() => isAlive(program), { timeout: 10_000 }).toBe(false)
})

test('work is done again only when a file that it depends on has changed', async () => {
  const file = join(folder, 'input.txt')
  const record = join(folder, 'made/.inputs')
  const inputs = [join(folder, '*.txt')]
  let done = 0
  const work = () => void done++
  writeFileSync(file, 'a')
  expect(await unlessUnchanged(record, inputs, work)).toBe(true)
  expect(await unlessUnchanged(record, inputs, work)).toBe(false)
  writeFileSync(file, 'b')
  expect(await unlessUnchanged(record, inputs, work)).toBe(true)
  writeFileSync(join(folder, 'other.txt'), '')
  expect(await unlessUnchanged(record, inputs, work)).toBe(true)
  expect(done).toBe(3)
  expect(inputsHash(inputs)).toBe(readFileSync(record, 'utf8'))
})

test('work that failed is done again', async () => {
  const record = join(folder, 'failed/.inputs')
  const fail = () => Promise.reject(new Error('no build'))
  await expect(unlessUnchanged(record, ['package.json'], fail)).rejects.toThrow('no build')
  expect(await unlessUnchanged(record, ['package.json'], () => {})).toBe(true)
})
