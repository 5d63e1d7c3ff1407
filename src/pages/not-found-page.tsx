import { AppError } from '#domain/errors/error.ts'
import type { Page } from '#src/site/page.ts'

/** Every unknown URL: a real 404, rendered by the error page. */
export const page: Page<null> = {
  load: () => Promise.reject(new AppError('not-found')),
  meta: () => {
    throw new AppError('not-found')
  },
  View: () => null,
}
