import { beforeEach, expect, test } from 'vitest'
import type { Announcement, AnnouncementEntry } from '#domain/content/announcement.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { setTime } from '#test/support/accounts.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'

const local = 'http://localhost'
const path = '/api/desk/announcements'
const id = '6f1c1c0e-4f5e-4c55-9d2e-0b3f6d1f4a10'
const closed = (last: string) => ({
  ...{ kind: 'closure', first: '2026-08-03', last },
  reason: { fr: '', en: '', de: '' },
})
let edge: Edge
let token: string

beforeEach(async () => {
  setTime('2026-07-30T10:00:00Z')
  edge = await openEdge({ vars: { SITE_ORIGIN: local } })
  token = await wholeDeskToken(edge.env, new Date('2027-12-31'), ['content'])
})

const request = (address: string, init: RequestInit = {}) =>
  edge.request(local + address, {
    ...init,
    headers: { 'content-type': 'application/json', origin: local, authorization: `Bearer ${token}` },
  })
const put = async (content: object, revision: number) =>
  (await request(path, { method: 'PUT', body: JSON.stringify({ id, revision, content }) })).status
const remove = async (revision: number) =>
  (await request(`${path}?id=${id}&revision=${revision}`, { method: 'DELETE' })).status
const page = async () =>
  (await (await request(path)).json()) as { items: Announcement[]; changes: AnnouncementEntry[] }

test('what was announced before each change is told, for somebody else and later, until it is put back', async () => {
  await put(closed('2026-08-21'), 0)
  await put(closed('2026-08-14'), 1)
  expect(await remove(2)).toBe(204)
  const { items, changes } = await page()
  expect(items).toEqual([])
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [closed('2026-08-14'), null],
    [closed('2026-08-21'), closed('2026-08-14')],
    [null, closed('2026-08-21')],
  ])
  expect(new Set(changes.map((change) => change.id))).toEqual(new Set([id]))
  // Put back as the desk does it: what was before, with the revision of now.
  expect(await put(changes[1]?.before ?? {}, 0)).toBe(200)
  expect((await page()).items).toMatchObject([{ id, revision: 1, content: closed('2026-08-21') }])
})

test('what somebody else has changed meanwhile is not replaced by what was before', async () => {
  await put(closed('2026-08-21'), 0)
  await put(closed('2026-08-14'), 1)
  expect(await put(closed('2026-08-21'), 1)).toBe(412)
  expect(await remove(1)).toBe(412)
  expect((await page()).changes).toHaveLength(2)
})

test('what was recorded without its id cannot be named, and is left out', async () => {
  await put(closed('2026-08-21'), 0)
  await edge.env.DB.exec(
    "insert into audit_log (at, who, subject_kind, subject_id, action, before) values ('2026-07-01', 'x', 'closure', '2026-07-02', 'delete', '{}')",
  )
  expect((await page()).changes).toHaveLength(1)
})
