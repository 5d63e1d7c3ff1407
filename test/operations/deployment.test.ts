import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quietEnv } from '#scripts/local.ts'

/** The JavaScript files below a folder. */
const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort()

test('wrangler deploy, without arguments, ships every file of the build', () => {
  const out = mkdtempSync(join(tmpdir(), 'deployment-'))
  const { status, stdout, stderr } = spawnSync('wrangler', ['deploy', '--dry-run', '--outdir', out], {
    env: { ...quietEnv, BUILD_IS_CURRENT: 'true' },
    encoding: 'utf8',
  })
  expect(stderr + stdout).toContain('--dry-run: exiting now.')
  expect(status).toBe(0)
  expect(stdout).toContain('dist/client')
  expect(scriptsIn(out)).toEqual(scriptsIn('dist/haut_barr_pesage'))
  expect(scriptsIn(out).length).toBeGreaterThan(100)
  expect(stdout).not.toContain('Using redirected')
  rmSync(out, { recursive: true })
})
