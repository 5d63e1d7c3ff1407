import { deskLimits, deskPaths } from '#config/desk-settings.ts'
import { type Role, roles } from '#domain/staff/staff-schemas.ts'
import { accessConfigurationProblem } from '#functions/sessions/access-token.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { port } from '../../local.ts'
import { type Command, type ExitCode, type Given, WrongUse } from '../command.ts'
import { configured, localSecrets } from '../configured.ts'

/**
 * The way to the whole desk: a signed link for hours to the local run, the address behind Cloudflare Access otherwise.
 */
export const desk: Command = {
  summary: 'A link to the whole desk: signed and short-lived to the local run, behind Access with --remote',
  usage: `[--role <${roles.join(' | ')}>]`,
  run: async (given) => {
    if (given.args.length) throw new WrongUse(`Unexpected: ${given.args.join(' ')}`)
    const role = roles.find((each) => each === given.role)
    if (given.role !== undefined && !role) throw new WrongUse(`Expected one of ${roles.join(', ')}`)
    if (given.remote && role)
      throw new WrongUse('--role is for local runs: an administrator gives roles at the desk')
    return given.remote ? remoteDesk(given) : localDesk(given, role ?? 'administrator')
  },
}

function remoteDesk({ show, say }: Given): ExitCode {
  const env = { ACCESS_TEAM_DOMAIN: configured('ACCESS_TEAM_DOMAIN'), ACCESS_AUD: configured('ACCESS_AUD') }
  const problem = accessConfigurationProblem(env)
  if (problem) {
    say(problem)
    return 1
  }
  show([{ desk: `${configured('SITE_ORIGIN')}${deskPaths.all}`, expires: null }])
  return 0
}

async function localDesk({ show, say }: Given, role: Role): Promise<ExitCode> {
  const origin = `http://localhost:${port()}`
  const runs = await fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!runs) {
    say(`Nothing answers at ${origin}. Start the site first: npm start`)
    return 1
  }
  const expires = new Date(Date.now() + deskLimits.localLinkSeconds * 1000)
  const { LINK_SECRET = '' } = localSecrets()
  const token = await wholeDeskToken({ SITE_ORIGIN: origin, LINK_SECRET }, expires, [role])
  show([{ desk: `${origin}${deskPaths.link}#token=${token}`, expires: expires.toISOString() }])
  return 0
}
