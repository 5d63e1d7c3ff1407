import type { Change } from './publication.ts'

/**
 * The drafts of products as the changes that publish them; a product without one is none of them. Where drafts are
 * stored is joined here.
 */
export const documentsToPublish = async (
  _env: { DB: D1Database },
  _products: readonly string[],
): Promise<readonly Change[]> => []
