import { expect, test } from 'vitest'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { catalogueMeta } from '#functions/db/schema.ts'
import { openEdge } from '#test/support/edge.ts'

const insert = (key: string) => ({ key, value: key })

test('results come under the names of their statements, between what runs before and after', async () => {
  const edge = await openEdge()
  const db = openDb(edge.env.DB)
  const { none, one } = await batchByName(
    db,
    {
      none: db.select().from(catalogueMeta).where(undefined).limit(0),
      one: db.select({ key: catalogueMeta.key }).from(catalogueMeta),
    },
    {
      before: [db.delete(catalogueMeta), db.insert(catalogueMeta).values(insert('before'))],
      after: [db.insert(catalogueMeta).values(insert('after'))],
    },
  )
  expect(none).toEqual([])
  expect(one).toEqual([{ key: 'before' }])
  const { left } = await batchByName(db, { left: db.select({ key: catalogueMeta.key }).from(catalogueMeta) })
  expect(left.map(({ key }) => key).sort()).toEqual(['after', 'before'])
})

test('without statements nothing is asked', async () => {
  const edge = await openEdge()
  expect(await batchByName(openDb(edge.env.DB), {})).toEqual({})
})
