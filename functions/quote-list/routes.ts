import { readLineModels } from '#domain/quote-list/current-line.ts'
import { implement } from '#functions/http/endpoints.ts'
import { currentLines } from './current-lines.ts'
import { deleteList, readList, saveList } from './saved-list.ts'
import { readSharedList } from './shared-list.ts'

/** Routes of quote lists: current lines, shared lists and the list saved in the account. */
export const quoteList = implement('quoteList')({
  'GET /quote-lines': async ({ c, env, query }) => {
    c.header('cache-control', 'public, max-age=60')
    return { items: await currentLines(env, query.lang, readLineModels(query.lines) ?? []) }
  },
  'GET /shared-list': ({ env, query }) => readSharedList(env, query),
  'GET /profile/list': ({ env, account }) => readList(env, account.user.id),
  'PUT /profile/list': ({ env, account, body }) => saveList(env, account.user.id, body.items),
  'DELETE /profile/list': ({ env, account }) => deleteList(env, account.user.id),
})
