import * as v from 'valibot'
import { fileLimits } from '#config/file-limits.ts'
import { requiredLine } from '#domain/text/text-fields.ts'

/** What a file is uploaded for; it can be attached to that only. */
export const filePurposes = ['quote', 'contact', 'message', 'scale', 'offer'] as const
export type FilePurpose = (typeof filePurposes)[number]

/** The kinds of file that are accepted, recognised by their content (`functions/files/clean.ts`). */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]

/** The file name extensions of each kind; the first one is given to a name that has none of them. */
export const extensionsOf: Record<FileType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
}

/**
 * The JSON part `metadata` of an upload; the name is cleaned (`cleanFileName`), its length is that of the typed one.
 */
export const FileMetadata = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(1000, 'form.too-long')),
  purpose: v.picklist(filePurposes, 'form.choice'),
})
export type FileMetadata = v.InferOutput<typeof FileMetadata>

const shown = {
  id: v.string(),
  name: v.string(),
  type: v.picklist(fileTypes),
  /** Bytes. */
  size: v.number(),
}

/** A file as lists show it; a GET of `address` asks for a download address. */
export const ListedFile = v.object({ ...shown, address: v.string() })
export type ListedFile = v.InferOutput<typeof ListedFile>

/** Answer to an upload; the key opens the file and is told only here. */
export const StoredFile = v.object({ ...shown, key: v.string() })
export type StoredFile = v.InferOutput<typeof StoredFile>

/** A download address (relative to the site) and the ISO instant at which it ends. */
export const FileAddress = v.object({
  address: v.string(),
  expiresAt: v.string(),
  name: shown.name,
  type: shown.type,
  size: shown.size,
})

/** Uploaded files that a request takes with it: id and key of each. */
export const Attachments = v.pipe(
  v.array(v.strictObject({ id: requiredLine(60), key: requiredLine(100) })),
  v.maxLength(fileLimits.perSubject, 'form.too-many-files'),
)
export type Attachments = v.InferOutput<typeof Attachments>
