import { spawn } from 'node:child_process'
import { mailDir, port, quietEnv } from './local.ts'
import { prepareDatabase } from './local-database.ts'
import { openMailFolder } from './mail-folder.ts'

/** `npm run dev`: the same site with hot reload. */
await prepareDatabase()
const mail = await openMailFolder(mailDir())
const vite = spawn('vite', [], {
  stdio: 'inherit',
  env: {
    ...quietEnv,
    CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
    SITE_ORIGIN: `http://localhost:${port()}`,
    MAIL_TRANSPORT: 'file',
    MAIL_FILE_URL: mail.url,
  },
})
vite.on('exit', (code) => {
  mail.close()
  process.exit(code ?? 0)
})
