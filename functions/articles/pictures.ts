import { sql } from 'drizzle-orm'
import { mediaPath } from '#domain/catalogue/media.ts'
import type { Db } from '#functions/db/client.ts'
import { media } from '#functions/db/schema.ts'
import type { PictureSizes } from './markdown.ts'

const inText = /\/media\/([0-9a-f]{40}\.(?:webp|jpg|png))/g

/** The sizes of the stored pictures that texts name; those without any cost no query. */
export async function picturesIn(db: Db, texts: readonly string[]): Promise<PictureSizes> {
  const keys = [...new Set(texts.flatMap((text) => [...text.matchAll(inText)].map(([, key = '']) => key)))]
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: media.key, width: media.width, height: media.height })
    .from(media)
    .where(sql`${media.key} in (select value from json_each(${JSON.stringify(keys)}))`)
    .limit(keys.length)
  return new Map(
    rows.flatMap(({ key, width, height }) => (width && height ? [[mediaPath(key), { width, height }]] : [])),
  )
}
