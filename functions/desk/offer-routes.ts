import { implement } from '#functions/http/endpoints.ts'
import { storeDraft } from './offer-drafts.ts'
import { deleteBlock, listBlocks, storeBlock } from './text-blocks.ts'

/** Routes of what offers are written with. */
export const deskOffers = implement('deskOffers')({
  'PUT /desk/requests/:reference/draft': ({ env, desk, body }) => storeDraft(env, desk, body),
  'GET /desk/blocks': ({ env }) => listBlocks(env),
  'PUT /desk/blocks/:block': ({ env, desk, params, body }) => storeBlock(env, desk.who, params.block, body),
  'DELETE /desk/blocks/:block': ({ env, desk, params }) => deleteBlock(env, desk.who, params.block),
})
