import type { AppError } from '#domain/errors/error.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { text } from './catalogue-words.ts'

/** What a refused change of the catalogue means for whoever typed it. */
export function refusalText({ code, changed }: AppError): string {
  if (code === 'precondition-failed')
    return text.conflict(changed?.by ?? '', changed ? formatDateTime(new Date(changed.at), 'fr') : '')
  return code === 'state-changed' ? text.ordered : text.lost
}

/** What it means that a publication could not be called off or undone. */
export const publicationProblem = (problem: AppError): string =>
  problem.code === 'state-changed' ? text.publicationMoved : refusalText(problem)
