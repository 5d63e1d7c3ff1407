import { execFileSync } from 'node:child_process'
import type { Role } from '#domain/staff/staff-schemas.ts'

/** The link that `npm run operate -- desk --role …` prints for a running site. */
export function deskLink(origin: string, role: Role): string {
  const command = ['--no-warnings', 'scripts/operate/main.ts', 'desk', '--role', role, '--json']
  const env = { ...process.env, PORT: new URL(origin).port }
  const [row] = JSON.parse(execFileSync(process.execPath, command, { env, encoding: 'utf8' })) as {
    desk: string
  }[]
  return row?.desk ?? 'no link'
}
