import * as v from 'valibot'
import { mediaTypes } from './media.ts'

/** What an upload is for: pictures are measured, documents may be of any kind that is stored. */
export const MediaMetadata = v.strictObject({ purpose: v.picklist(['picture', 'document'], 'form.choice') })
export type MediaMetadata = v.InferOutput<typeof MediaMetadata>

/** Answer to an upload: where the file is, and what it is. */
export const StoredMedia = v.object({
  key: v.string(),
  type: v.picklist(mediaTypes),
  bytes: v.number(),
  /** Pixels of a picture; null: it is a document. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
})
export type StoredMedia = v.InferOutput<typeof StoredMedia>
