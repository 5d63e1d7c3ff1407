import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Lets Node import a text as Vite does (`file.txt?raw`): the API reads the table of postcodes so. Import it first. */
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.txt?raw')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `export default ${JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))}`,
        }
      : next(url, context),
})
