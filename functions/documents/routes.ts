import { Hono } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { openAddress } from '#functions/files/addresses.ts'
import { downloadHeaders } from '#functions/files/downloads.ts'
import { offerSubject } from './addresses.ts'
import { offerDocument } from './offer-document.ts'

/**
 * `/documents/offers/{quoteId}/{version}.pdf?until&signature`: the document of an offer, by an address that was signed
 * for it.
 */
export const documents = new Hono<AppEnv>().get(
  '/documents/offers/:quoteId/:file{[1-9][0-9]{0,3}\\.pdf}',
  async (c) => {
    const { until = '', signature = '' } = c.req.query()
    const quoteId = c.req.param('quoteId')
    const version = Number.parseInt(c.req.param('file'), 10)
    const subject = (isArchived: boolean) => offerSubject(quoteId, version, isArchived)
    const open = await openAddress(c.env, subject, { until, signature })
    if (!open) throw new AppError('not-found')
    const { name, bytes, isArchived } = await offerDocument(c.env, { quoteId, version })
    if (isArchived !== open.isArchived) throw new AppError('not-found')
    return c.body(bytes, 200, downloadHeaders({ type: 'application/pdf', name }))
  },
)
