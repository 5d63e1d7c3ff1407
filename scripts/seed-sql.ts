import { writeFile } from 'node:fs/promises'
import { catalogueRows } from '#functions/publishing/fresh-rows.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { readArticles } from '#seed/read-articles.ts'
import { importStatements } from '#seed/sql.ts'

/** Writes the demonstration catalogue as one SQL file, for `wrangler d1 execute --file`. */
const file = process.argv[2] ?? '.wrangler/seed.sql'
const statements = importStatements(catalogueRows(generateCatalogue(), { articles: readArticles() }))
await writeFile(file, `${statements.join(';\n')};\n`)
console.log(`${file}: ${statements.length} statements`)
