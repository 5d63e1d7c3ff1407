import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { securityHeaders } from '#functions/http/security-headers.ts'
import { sourcesOf, withoutComments } from '#test/support/sources.ts'

const wholeWrangler = readFileSync('wrangler.toml', 'utf8')
const wrangler = wholeWrangler.replace(/^\s*#.*$/gm, '')
const examples = readFileSync('.dev.vars.example', 'utf8')

/** The tables of a TOML file by name, with their keys: the subset of TOML that wrangler.toml uses. */
function tomlTables(text: string): { name: string; keys: Record<string, string> }[] {
  const tables = [{ name: '', keys: {} as Record<string, string> }]
  for (const line of text.split('\n')) {
    const head = line.match(/^\s*\[\[?([\w.]+)\]?\]\s*$/)?.[1]
    const pair = line.match(/^\s*([\w-]+)\s*=\s*(.+?)\s*$/)
    if (head) tables.push({ name: head, keys: {} })
    else if (pair)
      Object.assign(tables.at(-1)?.keys ?? {}, { [pair[1] ?? '']: (pair[2] ?? '').replace(/^"(.*)"$/, '$1') })
  }
  return tables
}
/** Of production; test/scripts/staging.test.ts compares staging with it. */
const tables = tomlTables(wrangler).filter(({ name }) => !name.startsWith('env.'))
const vars = Object.keys(tables.find(({ name }) => name === 'vars')?.keys ?? {})
const secrets = [...examples.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)

/** The key that names a binding: `binding`, or `name` for mail and rate limits. */
const bound = tables
  .flatMap(({ name, keys }) => [
    keys.binding,
    ['send_email', 'ratelimits'].includes(name) ? keys.name : undefined,
  ])
  .filter((binding) => binding !== undefined)

/** The optional bindings, which wrangler.toml has as comments. */
const offered = [...wholeWrangler.matchAll(/^# binding = "(\w+)"$/gm)].map(([, name = '']) => name)

const declared = [
  ...(readFileSync('functions/env.ts', 'utf8').match(/type Bindings = \{([\s\S]*?)\n\}/)?.[1] ?? '').matchAll(
    /^\s*(\w+)(\??):/gm,
  ),
].map(([, name = '', optional]) => ({ name, optional: optional === '?' }))

test('Bindings has exactly one line for each entry of wrangler.toml and .dev.vars.example', () => {
  expect(declared.map(({ name }) => name).sort()).toEqual([...bound, ...offered, ...vars, ...secrets].sort())
  expect(bound.length).toBeGreaterThanOrEqual(6)
  expect(vars.length).toBeGreaterThanOrEqual(4)
})

test('exactly the bindings that may be missing are optional in Bindings', () => {
  expect(
    declared
      .filter(({ optional }) => optional)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...offered, ...secrets].sort())
})

test('wrangler.toml contains no secret, by name or by value', () => {
  expect(vars.filter((name) => secrets.includes(name) || /SECRET|PASSWORD|TOKEN|_KEY$/.test(name))).toEqual(
    [],
  )
  const values = tables.flatMap(({ keys }) => Object.values(keys))
  const random = /^(?!0+$|[0-]+$)(?=.*\d)(?=.*[a-zA-Z])[A-Za-z0-9+/_-]{24,}=*$/
  expect(
    values.filter((value) => random.test(value) || /-----BEGIN|:\/\/[^/\s]+:[^/\s]+@/.test(value)),
  ).toEqual([])
})

test('.dev.vars.example has names without values', () => {
  expect(
    examples.split('\n').filter((line) => line && !line.startsWith('#') && !/^[A-Z0-9_]+=$/.test(line)),
  ).toEqual([])
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.dev.vars')
})

test('every produced queue of wrangler.toml is consumed, and so is its dead letter queue', () => {
  const consumers = tables.filter(({ name }) => name === 'queues.consumers').map(({ keys }) => keys)
  const producer = tables.find(({ name }) => name === 'queues.producers')?.keys.queue
  const main = consumers.find(({ queue }) => queue === producer)
  expect(main?.dead_letter_queue).toMatch(/-dead$/)
  expect(consumers.map(({ queue }) => queue)).toContain(main?.dead_letter_queue)
})

test('every consumed queue has a producer, for wrangler creates no other', () => {
  const queues = (kind: string) => tables.filter(({ name }) => name === kind).map(({ keys }) => keys.queue)
  expect(queues('queues.producers').sort()).toEqual(queues('queues.consumers').sort())
})

const checked = sourcesOf(['src', 'functions', 'scripts'], /\.(ts|tsx|mjs|js|css)$/)
const isDictionary = (path: string) =>
  path.startsWith('src/i18n/') || /understanding\/lexicon-\w+\.ts$/.test(path)
const lengthOf = (text: string) => text.replace(/\n$/, '').split('\n').length

test('no source file is longer than 250 lines, except dictionaries', () => {
  const long = checked.filter(
    ({ path, text }) => !path.endsWith('.css') && !isDictionary(path) && lengthOf(text) > 250,
  )
  expect(long.map(({ path, text }) => `${path}: ${lengthOf(text)}`)).toEqual([])
  expect(checked.length).toBeGreaterThan(100)
})

test('no style sheet is longer than 250 lines', () => {
  const long = checked.filter(({ path, text }) => path.endsWith('.css') && lengthOf(text) > 250)
  expect(long.map(({ path, text }) => `${path}: ${lengthOf(text)}`)).toEqual([])
})

test('static files have the same security headers as the Worker', () => {
  const block = readFileSync('public/_headers', 'utf8').match(/^\/\*\n((?: {2}.*\n?)+)/m)?.[1] ?? ''
  const declaredHeaders = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) =>
        line
          .trim()
          .split(/:\s(.*)/s)
          .slice(0, 2),
      )
      .map(([name = '', value]) => [name.toLowerCase(), value]),
  )
  expect(declaredHeaders).toMatchObject(securityHeaders)
  expect(declaredHeaders['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
})

test('only the clock and what is kept for some seconds read the time in the Worker', () => {
  const reading = sourcesOf(['functions'], /(?<!\.d)\.tsx?$/).filter(({ text }) =>
    /\bDate\.now\(|new Date\(\)/.test(withoutComments(text)),
  )
  expect(reading.map(({ path }) => path).sort()).toEqual([
    'functions/catalogue/snapshot.ts',
    'functions/platform/clock.ts',
    'functions/platform/memo.ts',
    'functions/platform/opening.ts',
  ])
})

test('no file uses a forbidden name or construct', () => {
  const files = sourcesOf(['src', 'functions'], /(?<!\.d)\.tsx?$/)
  expect(
    files
      .filter(
        ({ path }) =>
          /(^|\/)(utils?|helpers?|common|misc|shared|lib|types|constants|manager|service)(\/|\.tsx?$)/.test(
            path,
          ) && !path.startsWith('src/i18n/'),
      )
      .map(({ path }) => path),
  ).toEqual([])
  const code = files.map(({ path, text }) => ({ path, text: withoutComments(text) }))
  expect(
    code
      // lucia's types can only be extended by an interface of that name.
      .filter(({ text }) => /\binterface (?!Register )\w+ |\benum \w+ \{/.test(text))
      .map(({ path }) => path),
  ).toEqual([])
  expect(code.filter(({ text }) => /from '\.\.\//.test(text)).map(({ path }) => path)).toEqual([])
})

test('no code writes the address of an endpoint by hand: `addressOf` and `requestOf` know the contract', () => {
  const written = sourcesOf(['src', 'functions'], /(?<!\.d)\.tsx?$/)
    .filter(({ text }) => /['"`]\/api\//.test(withoutComments(text)))
    .map(({ path }) => path)
  expect(written.sort()).toEqual([
    // Mounts the API.
    'functions/app.ts',
    // Checked by its type.
    'src/site/send-telemetry.ts',
  ])
})

/** What retries a failed load; the functions whose argument it calls count as well. */
const loaders =
  /(?:(?:loadDeferred|bySchema|deferred(?:<[^()]*>)?)\(|(?:deferredModule|deferredPart)\([^()]*,)$/
/** Loaders of pages, and functions that are handed to one of the above. */
const handedOn = /(?:\bimport:|\bconst (?:load\w*|codes) =)$/

test('code that is loaded later is loaded again when that fails', () => {
  const bare = sourcesOf(['src'], /(?<!\.d)\.tsx?$/)
    .filter(({ path }) => !path.startsWith('src/i18n/'))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/(?<!typeof )\bimport\('/g)].map(({ index, input }) => {
        const before = input
          .slice(0, index)
          .replace(/\(\) =>\s*(?:Promise\.all\(\[[^\]]*)?$/, '')
          .trimEnd()
        return loaders.test(before) || handedOn.test(before) ? null : `${path}: ${before.slice(-60)}`
      }),
    )
    .filter((found) => found !== null)
  // Reports errors, so it must not report its own.
  expect(bare.map((found) => found.split(':')[0])).toEqual(['src/entry-client.tsx'])
})

test('the results of a batch are taken by name', () => {
  const byPosition = sourcesOf(['functions', 'scripts'], /(?<!\.d)\.ts$/)
    .filter(({ path }) => path !== 'functions/db/batch-by-name.ts')
    .filter(({ text }) =>
      /\[[^\]=]*,[^=]*\]\s*=\s*\(*(?:\w+ \?\s*)?await [\w.()]+\.batch\(/.test(withoutComments(text)),
    )
    .map(({ path }) => path)
  expect(byPosition).toEqual([])
})

test('no module of the Worker keeps a promise: in workerd it ends with the request that began it', () => {
  const keeps = /^(?:export )?(?:let|const) \w+(?:: | = new )[^=\n]*Promise<(?![^=\n]*=>)/m
  const keeping = sourcesOf(['functions'], /(?<!\.d)\.tsx?$/).filter(({ text }) => keeps.test(text))
  expect(keeping.map(({ path }) => path)).toEqual([])
  expect('let loaded: Promise<Typeface> | null = null').toMatch(keeps)
  expect('const cache = new Map<string, Promise<Texts>>()').toMatch(keeps)
})

test('no line of a comment is longer than .editorconfig allows', () => {
  const longest = Number(readFileSync('.editorconfig', 'utf8').match(/^max_line_length = (\d+)$/m)?.[1])
  const isComment = (line: string) =>
    /^\s*(?:\/\*\*|\*|\/\/) /.test(line) && !/biome-ignore|https?:/.test(line)
  const long = sourcesOf(['src', 'functions', 'seed', 'scripts', 'test'], /(?<!\.d)\.tsx?$/).flatMap(
    ({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, i) => (isComment(line) && line.length > longest ? `${path}:${i + 1}` : [])),
  )
  expect(long).toEqual([])
})
