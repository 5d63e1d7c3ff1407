import type { Bindings } from '#functions/env.ts'
import { filesConfigurationProblem } from '#functions/files/configuration.ts'
import { mailConfigurationProblem } from '#functions/mail/transport.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { deskConfigurationProblem } from '#functions/sessions/desk.ts'

/** What is configured for each part of the site: « ok », or what is wrong, in French. */
export const configurationStates = (env: Bindings) => ({
  mail: mailConfigurationProblem(env) ?? 'ok',
  links: linkConfigurationProblem(env) ?? 'ok',
  files: filesConfigurationProblem(env) ?? 'ok',
  desk: deskConfigurationProblem(env) ?? 'ok',
})
