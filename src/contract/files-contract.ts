import * as v from 'valibot'
import { fileLimits } from '#config/file-limits.ts'
import { MediaMetadata, StoredMedia } from '#domain/catalogue/stored-media.ts'
import { FileAddress, FileMetadata, StoredFile } from '#domain/files/file.ts'
import { endpoint } from './endpoint.ts'

const FileId = v.object({ id: v.string() })

/** Endpoints of files: uploading, asking for a download address, deleting. */
export const filesContract = {
  'POST /files': endpoint({
    summary:
      'Upload a file: JPEG, PNG, WebP, HEIC or PDF by content, at most 10 MB; the part metadata comes before the part file',
    access: 'public',
    limit: { name: 'file', count: 60, seconds: 900 },
    upload: {
      metadata: FileMetadata,
      example: { name: 'plaque.png', purpose: 'quote' },
      maxBytes: fileLimits.bytes,
    },
    answer: { status: 201, schema: StoredFile },
    private: true,
  }),
  'GET /files/:id': endpoint({
    summary: 'A download address, good for ten minutes',
    access: 'file',
    limit: { name: 'file-address', count: 600, seconds: 900 },
    params: FileId,
    answer: { status: 200, schema: FileAddress },
  }),
  'DELETE /files/:id': endpoint({
    summary: 'Delete a file: by its key, or signed in as who uploaded it',
    access: 'file',
    limit: { name: 'file-delete', count: 600, seconds: 900 },
    params: FileId,
    answer: { status: 204 },
  }),
}

/** Photographs and documents that pages show. */
export const mediaContract = {
  'POST /desk/media': endpoint({
    summary:
      'Upload a picture (JPEG, PNG, WebP) or a document (PDF, STEP, DXF, DWG too) for pages, at most 10 MB; it is deleted after a day on which nothing names it',
    access: 'desk',
    roles: ['catalogue', 'content'],
    limit: { name: 'desk', count: 1200, seconds: 900 },
    upload: {
      metadata: MediaMetadata,
      example: { purpose: 'document' },
      maxBytes: fileLimits.bytes,
    },
    answer: { status: 201, schema: StoredMedia },
  }),
}
