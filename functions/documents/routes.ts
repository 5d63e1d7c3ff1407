import { Hono } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { downloadHeaders } from '#functions/files/downloads.ts'
import { openAddress } from '#functions/files/file-addresses.ts'
import { type DocumentKind, documentSubject } from './document-addresses.ts'
import { acceptanceDocument, offerDocument } from './offer-document.ts'

const kinds: Readonly<Record<string, DocumentKind>> = { offers: 'offer', acceptances: 'acceptance' }
const documentOf = { offer: offerDocument, acceptance: acceptanceDocument }

/**
 * `/documents/{offers|acceptances}/{quoteId}/{version}.pdf?until&signature`: a version of an offer as it was sent, or
 * as it was accepted, by an address that was signed for it.
 */
export const documents = new Hono<AppEnv>().get(
  '/documents/:kind{offers|acceptances}/:quoteId/:file{[1-9][0-9]{0,3}\\.pdf}',
  async (c) => {
    const { until = '', signature = '' } = c.req.query()
    const kind = kinds[c.req.param('kind')] ?? 'offer'
    const quoteId = c.req.param('quoteId')
    const version = Number.parseInt(c.req.param('file'), 10)
    const subject = (isArchived: boolean) => documentSubject(kind, quoteId, version, isArchived)
    const open = await openAddress(c.env, subject, { until, signature })
    if (!open) throw new AppError('not-found')
    const { name, bytes, isArchived } = await documentOf[kind](c.env, { quoteId, version })
    if (isArchived !== open.isArchived) throw new AppError('not-found')
    return c.body(bytes, 200, downloadHeaders({ type: 'application/pdf', name }))
  },
)
