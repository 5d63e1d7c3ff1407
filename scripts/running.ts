import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFree } from './free-port.ts'

type Running = { pid: number; port: number }

/** Whether a process exists. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function runningOn(file: string): Running | null {
  try {
    const running = JSON.parse(readFileSync(file, 'utf8')) as Running
    return running.pid !== process.pid && isAlive(running.pid) ? running : null
  } catch {
    // Nothing was started on this state, or its record is damaged.
    return null
  }
}

/** Why a site cannot be started with this port and state folder, and what to do about it; null when it can. */
export async function startProblem(port: number, stateDir: string): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return `PORT is no port number: ${process.env.PORT}`
  const running = runningOn(join(stateDir, 'running.json'))
  if (running)
    return (
      `The site runs already with the data in ${stateDir}: http://localhost:${running.port} ` +
      `(process ${running.pid}). Stop it first, or start another one: STATE_DIR=… PORT=… npm start`
    )
  if (!(await isFree(port)))
    return `Port ${port} is used by another program. Choose another one: PORT=${port + 1} npm start`
  return null
}

/** Records that this process serves the state; returns what removes the record. */
export function recordRunning(port: number, stateDir: string): () => void {
  const file = join(stateDir, 'running.json')
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid, port } satisfies Running))
  return () => rmSync(file, { force: true })
}
