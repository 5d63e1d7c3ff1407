import { writeFile } from 'node:fs/promises'
import { generatedFiles } from './generated-files.ts'

/** `npm run area`: generates map and postcode table of the service area from the open data in node_modules. */
for (const [path, content] of Object.entries(generatedFiles())) {
  await writeFile(path, content)
  console.log(`${path}: ${Buffer.byteLength(content)} bytes`)
}
