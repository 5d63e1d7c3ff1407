import { AppError } from '#domain/site/error.ts'
import { definePage } from '#src/app/page.ts'

/** Every unknown URL: a real 404, rendered by the error page. */
export const notFoundPage = definePage<null>({
  load: () => Promise.reject(new AppError('not-found')),
  meta: () => {
    throw new AppError('not-found')
  },
  View: () => null,
})
