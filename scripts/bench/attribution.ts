import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename } from 'node:path'

/** Generated code of one source file inside a chunk. */
export type Part = { owner: string; source: string; code: string }

/**
 * Splits a built chunk by its source map: every character belongs to the module of the preceding mapping. Code of the
 * bundler itself is `(bundler)`.
 */
export function partsOf(file: string): Part[] {
  const code = readFileSync(file, 'utf8')
  // A chunk of bundler code only has no map.
  if (!existsSync(`${file}.map`)) return [{ owner: '(bundler)', source: basename(file), code }]
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const parts = new Map<string, string[]>()
  code.split('\n').forEach((line, row) => {
    let start = 0
    let current = sourceAt(map, row, 0)
    for (let column = 1; column <= line.length; column++) {
      const source = column < line.length ? sourceAt(map, row, column) : null
      if (source === current && column < line.length) continue
      const kept = parts.get(current ?? '') ?? []
      kept.push(line.slice(start, column))
      parts.set(current ?? '', kept)
      start = column
      current = source
    }
  })
  return [...parts].map(([source, pieces]) => ({
    owner: ownerOf(source),
    source: nameOf(source),
    code: pieces.join(''),
  }))
}

function sourceAt(map: SourceMap, row: number, column: number): string | null {
  const entry = map.findEntry(row, column)
  return 'originalSource' in entry ? entry.originalSource : null
}

/** Name of the package, or `own` for everything outside of node_modules. */
function ownerOf(source: string): string {
  if (source === '') return '(bundler)'
  const path = source.split('node_modules/').at(-1) ?? ''
  if (!source.includes('node_modules/'))
    return source.includes('\0') || source.includes('virtual:') ? '(bundler)' : 'own'
  const [scope, name] = path.split('/')
  return scope?.startsWith('@') ? `${scope}/${name}` : (scope ?? path)
}

const nameOf = (source: string) => source.split(/node_modules\/|\/(?=src\/)/).at(-1) ?? basename(source)
