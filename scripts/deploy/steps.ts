import { isEmptySql } from '../local.ts'
import { remainingSteps } from './remaining-steps.ts'
import { missingSecrets } from './secrets.ts'
import { jsonOf, must, type Settings, Stop, type Tools } from './tools.ts'

/**
 * The first deployment and every later one: only what is missing is made. The database is migrated, and on the first
 * time filled, before the new version goes live, so that it never meets an older schema. Resolves to what is left to
 * do.
 */
export async function deploy(settings: Settings, tools: Tools, withPages: boolean): Promise<string[]> {
  await checkLogin(tools)
  const secrets = await missingSecrets(tools, settings.transport)
  tools.say('Building …')
  await must(tools, 'The build failed; nothing has been deployed.', 'node', ['scripts/build.ts'], {
    shown: true,
  })
  await prepareDatabase(settings.database, tools)
  await deployWorker(secrets.values, tools)
  const hasPages = await deployPages(settings.pagesProject, withPages, tools)
  return remainingSteps(settings, tools, { ...secrets, hasPages })
}

async function checkLogin(tools: Tools): Promise<void> {
  const { status } = await tools.run('wrangler', ['whoami', '--json'])
  if (status === 0) return
  if (!tools.ask)
    throw new Stop(
      'You are not logged in at Cloudflare. Set CLOUDFLARE_API_TOKEN (and CLOUDFLARE_ACCOUNT_ID if there are several), or run ' +
        'npx wrangler login. Nothing has been changed.',
    )
  await must(tools, 'The login failed; nothing has been changed.', 'wrangler', ['login'], { shown: true })
}

async function prepareDatabase(name: string, tools: Tools): Promise<void> {
  const listed = await must(
    tools,
    'The databases of the account cannot be listed; nothing has been changed.',
    ...(['wrangler', ['d1', 'list', '--json']] as const satisfies [string, string[]]),
  )
  if (!jsonOf<{ name: string }[]>(listed).some((one) => one.name === name)) {
    tools.say(`Creating the database ${name} …`)
    await must(tools, 'The database could not be created.', 'wrangler', ['d1', 'create', name])
  }
  tools.say('Migrating the database …')
  const migrate = ['d1', 'migrations', 'apply', name, '--remote']
  await must(
    tools,
    'A migration failed: it was rolled back, those before it stay applied. The new version was not deployed, the site goes on ' +
      'as it was. Correct the migration and run npm run deploy again.',
    'wrangler',
    migrate,
  )
  await fillCatalogue(name, tools)
}

/** Orders the first catalogue where there is none, which the cron of the site publishes. */
async function fillCatalogue(name: string, tools: Tools): Promise<void> {
  const execute = ['d1', 'execute', name, '--remote']
  const count = ['--json', '--command', `select ${isEmptySql} as empty`]
  const words = 'The new version was not deployed. Run npm run deploy again.'
  const answer = await must(tools, `The catalogue could not be counted. ${words}`, 'wrangler', [
    ...execute,
    ...count,
  ])
  const [{ results }] = jsonOf<[{ results: [{ empty: number }] }]>(answer)
  if (!results[0].empty) return
  tools.say('Importing the catalogue …')
  const file = await tools.writeTemporary('catalogue.sql', await tools.catalogueSql())
  try {
    const importing = [...execute, '--yes', '--file', file.path]
    await must(tools, `The catalogue could not be imported. ${words}`, 'wrangler', importing)
  } finally {
    await file.remove()
  }
}

/**
 * The build was made a moment ago, so wrangler need not make it again. Secrets are uploaded with the version that needs
 * them.
 */
async function deployWorker(secrets: Record<string, string>, tools: Tools): Promise<void> {
  tools.say('Deploying …')
  const words = 'The deployment failed; the version before it, if there was one, goes on.'
  const options = { shown: true, env: { BUILD_IS_CURRENT: 'true' } }
  if (Object.keys(secrets).length === 0) {
    await must(tools, words, 'wrangler', ['deploy'], options)
    return
  }
  // JSON: in a .env file wrangler would expand a dollar sign of a password.
  const file = await tools.writeTemporary('secrets.json', JSON.stringify(secrets))
  try {
    await must(tools, words, 'wrangler', ['deploy', '--secrets-file', file.path], options)
  } finally {
    await file.remove()
  }
}

/** Deploys the Pages project when the account has it, or makes it when asked to; resolves to whether there is one. */
async function deployPages(project: string | null, make: boolean, tools: Tools): Promise<boolean> {
  if (project === null) return false
  const { status, stdout } = await tools.run('wrangler', ['pages', 'project', 'list', '--json'])
  // A token without rights on Pages cannot list its projects.
  const exists =
    status === 0 &&
    jsonOf<{ 'Project Name': string }[]>(stdout).some((one) => one['Project Name'] === project)
  if (!exists && !make) return false
  const words = 'The Worker was deployed, Pages was not.'
  if (!exists) {
    const create = ['pages', 'project', 'create', project, '--production-branch', 'main']
    await must(tools, words, 'wrangler', create)
  }
  tools.say('Deploying to Pages …')
  const arguments_ = [
    'pages',
    'deploy',
    '--cwd',
    'cloudflare-pages',
    '--branch',
    'main',
    '--commit-dirty=true',
  ]
  await must(tools, words, 'wrangler', arguments_, { shown: true })
  return true
}
