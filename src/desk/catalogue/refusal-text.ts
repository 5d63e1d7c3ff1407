import type { AppError } from '#domain/errors/error.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { text } from './catalogue-words.ts'
import { failures } from './problem-words.ts'

/** What a refused change of the catalogue means for whoever typed it. */
export function refusalText({ code, changed }: AppError): string {
  if (code === 'precondition-failed')
    return text.conflict(changed?.by ?? '', changed ? formatDateTime(new Date(changed.at), 'fr') : '')
  return code === 'state-changed' ? text.ordered : text.lost
}

/** Why a publication failed, as its run has written it down; a fault of the database in its own words. */
export function failureText(error: string): string {
  const [subject = '', what = ''] = error.split(/: (.*)/s)
  if (what === 'unknown') return failures.version
  if (subject === 'services') return failures.services
  const kind = subject === 'kinds' ? /^(.*) is used$/.exec(what)?.[1] : undefined
  if (kind) return failures.kind(kind)
  const [, by, at = ''] = /^changed by (.*), (\S+)$/.exec(what) ?? []
  if (by === undefined) return error
  const when = Number.isNaN(Date.parse(at)) ? '' : formatDateTime(new Date(at), 'fr')
  return failures.product(subject, when && by, when)
}

/** What it means that a publication could not be called off or undone. */
export const publicationProblem = (problem: AppError): string =>
  problem.code === 'state-changed' ? text.publicationMoved : refusalText(problem)
