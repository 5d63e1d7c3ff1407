import { fileLimits } from '#config/file-limits.ts'
import { MediaMetadata, StoredMedia } from '#domain/catalogue/stored-media.ts'
import { endpoint } from './endpoint.ts'

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
