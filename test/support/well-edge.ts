import { readdirSync } from 'node:fs'
import { clock } from '#functions/platform/clock.ts'
import { accessVars } from './access-tokens.ts'
import { aroundD1 } from './around-d1.ts'
import { catalogueOf, openEdge } from './edge.ts'

export const operator = 'technique@scales.example'

/** An edge on which no check finds anything: its database tells the time of the application. */
export async function openWellEdge(vars: Parameters<typeof openEdge>[0] = {}) {
  const edge = await openEdge({
    catalogue: catalogueOf('montevigne-p1'),
    ...vars,
    vars: { MAIL_OPERATOR: operator, ...accessVars, ...vars.vars },
  })
  const { DB } = edge.env
  const names = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
  await DB.exec('create table d1_migrations (name text)')
  await DB.batch(names.map((name) => DB.prepare('insert into d1_migrations values (?)').bind(name)))
  Object.assign(edge.env, {
    DEAD: {},
    BURST: { limit: async () => ({ success: true }) },
    DB: aroundD1(DB, async <T>(calls: readonly { sql: string }[], run: () => Promise<T>) =>
      /^select strftime/.test(calls[0]?.sql ?? '') ? ({ now: clock.now().toISOString() } as T) : run(),
    ),
  })
  return edge
}
