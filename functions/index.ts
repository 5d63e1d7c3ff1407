import { logError } from '#functions/platform/log.ts'
import { countRequest } from './accounts/hash-queue.ts'
import { app } from './app.ts'
import type { Bindings } from './env.ts'
import { filesConfigurationProblem } from './files/pieces.ts'
import { mailConfigurationProblem } from './mail/transport.ts'
import { linkConfigurationProblem } from './platform/links.ts'
import { consume } from './queue/consumer.ts'
import { sweep } from './queue/sweep.ts'

let checked = false

/** Logs a missing variable once per isolate; visitors are not affected. */
function checkConfiguration(env: Bindings): void {
  if (checked) return
  checked = true
  for (const problem of [
    mailConfigurationProblem(env),
    linkConfigurationProblem(env),
    filesConfigurationProblem(env),
  ]) {
    if (problem) logError('configuration', problem)
  }
}

export default {
  fetch(request, env, ctx) {
    countRequest()
    checkConfiguration(env)
    return app.fetch(request, env, ctx)
  },
  queue: (batch, env) => consume(batch, env),
  async scheduled(_, env) {
    await sweep(env)
  },
} satisfies ExportedHandler<Bindings>
