import { parseArgs } from 'node:util'
import { startWorker } from './miniflare.ts'

/** `node scripts/local-worker.ts --config … --state …` serves the built Worker until it is stopped by a signal. */
const { values } = parseArgs({
  options: {
    config: { type: 'string', default: '' },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '8787' },
    state: { type: 'string', default: '' },
    explorer: { type: 'boolean', default: false },
    /** `NAME:value` */
    var: { type: 'string', multiple: true, default: [] },
  },
})
const variable = (text: string) => {
  const end = text.indexOf(':')
  return [text.slice(0, end), text.slice(end + 1)]
}
const server = startWorker({
  ...values,
  port: Number(values.port),
  vars: Object.fromEntries(values.var.map(variable)),
})
const stop = () => void server.dispose().finally(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
await server.ready
