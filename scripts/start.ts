import { join } from 'node:path'
import { buildInputs, databaseInputs, unlessUnchanged } from './inputs.ts'
import { mailDir, port, run, serve, stateDir } from './local.ts'
import { prepareDatabase } from './local-database.ts'
import { openMailFolder } from './mail-folder.ts'
import { recordRunning, startProblem } from './running.ts'

/**
 * `npm start`: build, database, mail folder, and the built site in workerd. A second start keeps all data, and does
 * again only what has changed.
 */
const problem = await startProblem(port(), stateDir())
if (problem) {
  console.error(problem)
  process.exit(1)
}
const endRecord = recordRunning(port(), stateDir())
// Vite empties the folder, so a build by other means leaves no record.
const build = unlessUnchanged('dist/haut_barr_pesage/.inputs', buildInputs, async () => {
  console.log('Building …')
  await run('vite', ['build', '--logLevel', 'warn'])
})
await Promise.all([build, unlessUnchanged(join(stateDir(), '.inputs'), databaseInputs, prepareDatabase)])
const mail = await openMailFolder(mailDir())
const pages = process.argv.includes('--pages')
const site = await serve({ port: port(), stateDir: stateDir(), mailUrl: mail.url, detached: false, pages })

const health = (await fetch(`${site.origin}/api/health`).then((response) => response.json())) as {
  mail: string
}
if (health.mail !== 'ok') console.error(health.mail)
console.log(`\n  ${site.origin}\n  Mail: ${mailDir()}/\n`)

/** Calls the cron every minute, as Cloudflare does for the deployed site. */
const sweep = () => fetch(`${site.origin}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => {})
await sweep()
const cron = setInterval(sweep, 60_000)

const stop = () => {
  clearInterval(cron)
  site.stop()
  mail.close()
  endRecord()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
const code = await site.exited
stop()
process.exit(code)
