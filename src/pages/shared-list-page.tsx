import {
  readSharedList,
  sharedLineText,
  sharedServiceText,
  writeSharedList,
} from '#domain/quote-list/list-address.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred, deferredPage } from '#src/site/deferred.tsx'
import { privateMeta } from '#src/site/page-meta.ts'

const SharedListView = deferred(
  () => import('./shared-list-view.tsx').then((module) => module.SharedListView),
  { texts: ['list', 'quotes', 'models'] },
)

/** A quote list in its address: to share and print. Never indexed, stored nowhere. */
export const page = deferredPage({
  async load({ callApi, locale, search }) {
    const { lines, services, unread } = readSharedList(search)
    const query = writeSharedList({ lines, services }) ?? ''
    if (lines.length + services.length === 0) return { list: null, query, unread }
    const listQuery = { lang: locale, i: lines.map(sharedLineText), s: services.map(sharedServiceText) }
    return { list: await callApi('GET /shared-list', { query: listQuery }), query, unread }
  },
  meta: ({ query }, { t }) => privateMeta(t, 'shared-list', paths.sharedList(query)),
  Body: SharedListView,
})
