import { prepareDatabase, serve } from './local.ts'
import { openMailFolder } from './mail-folder.ts'

process.env.STATE_DIR = '.wrangler/dev-state'
await prepareDatabase()
const mail = await openMailFolder('.wrangler/dev-mail')
const site = await serve({ port: 8790, stateDir: '.wrangler/dev-state', mailUrl: mail.url, detached: true })
console.log('ready', site.origin)
await site.exited
