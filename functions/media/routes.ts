import { implement } from '#functions/http/endpoints.ts'
import { storeMedia } from './store-media.ts'

/** Routes of photographs and documents. */
export const mediaApi = implement('media')({
  'POST /desk/media': ({ env, upload }) => storeMedia(env, upload),
})
