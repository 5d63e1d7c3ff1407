import { and, eq, isNull, sql } from 'drizzle-orm'
import { fileLimits } from '#config/file-limits.ts'
import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import { files, offers } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { putPieces, readPieces } from '#functions/files/pieces.ts'
import { discardFile } from '#functions/files/sweep-files.ts'
import { clock, isoAfter } from '#functions/platform/clock.ts'
import { randomToken, sha256 } from '#functions/platform/digest.ts'
import { errorText, logWarning } from '#functions/platform/log.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { acceptedOffer, readOffer } from './read-offer.ts'

type Version = { quoteId: string; version: number }
type Document = { name: string; bytes: Uint8Array<ArrayBuffer>; checksum: string; isArchived: boolean }

/**
 * The document of a version of an offer: the stored one, else it is made, stored and its checksum recorded. A bucket
 * that fails costs nothing but the storing. Throws 404 when there is no such version.
 */
export async function offerDocument(env: Bindings, key: Version): Promise<Document> {
  const db = openDb(env.DB)
  const data = await readOffer(db, key.quoteId, key.version)
  if (!data) throw new AppError('not-found')
  const { request, offer } = data
  const name = serverTexts(request.locale)('offer-document.file-name', {
    reference: request.reference,
    version: offer.version,
  })
  const isArchived = request.archivedAt !== null
  const stored = await readStored(env, offer.documentId)
  if (stored instanceof Uint8Array) return { name, bytes: stored, checksum: await sha256(stored), isArchived }
  // Fonts and layout are loaded when a document is made, and not with every isolate.
  const { offerPdf } = await import('./offer-pdf.ts')
  const bytes = await offerPdf(data, env)
  const checksum = await sha256(bytes)
  if (offer.checksum === null) {
    await db
      .update(offers)
      .set({ checksum })
      .where(and(isVersion(key), isNull(offers.checksum)))
  } else if (offer.checksum !== checksum) {
    // An older layout of the same content, whose file was lost.
    log('its checksum differs from the recorded one', key)
  }
  if (stored === 'missing') {
    await store(env, key, { name, bytes, checksum, isArchived }, offer.documentId).catch((error) => {
      log(errorText(error), key)
    })
  }
  return { name, bytes, checksum, isArchived }
}

/**
 * What was accepted of a version, with the chosen options in its sums. It is made each time: nothing of it changes, and
 * what was agreed on is the stored offer. Throws 404 for a version that was not accepted.
 */
export async function acceptanceDocument(env: Bindings, { quoteId, version }: Version) {
  const data = await readOffer(openDb(env.DB), quoteId, version)
  const accepted = data && acceptedOffer(data)
  if (!accepted) throw new AppError('not-found')
  const { reference, locale, archivedAt } = accepted.request
  const name = serverTexts(locale)('offer-document.accepted-file-name', { reference, version })
  const { offerPdf } = await import('./offer-pdf.ts')
  return { name, bytes: await offerPdf(accepted, env), isArchived: archivedAt !== null }
}

/** The recorded checksum of the document, which is made where there is none; null when it cannot be made now. */
export async function offerChecksum(env: Bindings, key: Version): Promise<string | null> {
  const row = await openDb(env.DB)
    .select({ checksum: offers.checksum })
    .from(offers)
    .where(isVersion(key))
    .get()
  if (!row) return null
  if (row.checksum !== null) return row.checksum
  return offerDocument(env, key).then(
    ({ checksum }) => checksum,
    (error) => {
      log(errorText(error), key)
      return null
    },
  )
}

const isVersion = ({ quoteId, version }: Version) =>
  and(eq(offers.quoteId, quoteId), eq(offers.version, version))

const log = (problem: string, { quoteId, version }: Version) =>
  logWarning('offer document', problem, { quoteId, version })

/** The stored bytes; `missing`: none are stored, `unreadable`: the bucket fails. */
async function readStored(
  env: Bindings,
  documentId: string | null,
): Promise<Uint8Array<ArrayBuffer> | 'missing' | 'unreadable'> {
  if (documentId === null) return 'missing'
  try {
    const row = await openDb(env.DB)
      .select()
      .from(files)
      .where(and(eq(files.id, documentId), eq(files.state, 'stored')))
      .get()
    const body = row && (await readPieces(env, { id: row.id, pieces: row.pieces ?? 0 }))
    return body ? new Uint8Array(await new Response(body).arrayBuffer()) : 'missing'
  } catch (error) {
    logWarning('offer document', error, { documentId })
    return 'unreadable'
  }
}

/**
 * Stores the document as a file of that version, in the place of the one that was lost. Of two that are stored at once
 * one is kept; the other stays loose and is swept, as is one whose request was erased meanwhile.
 */
async function store(
  env: Bindings,
  { quoteId, version }: Version,
  { name, bytes, checksum }: Document,
  lost: string | null,
): Promise<void> {
  const db = openDb(env.DB)
  const id = crypto.randomUUID()
  const now = clock.now()
  const at = now.toISOString()
  const dueAt = isoAfter(now, fileLimits.uploadSeconds)
  // Nobody has the key: it is read by its request only.
  const keyHash = await sha256(randomToken())
  const row = { id, keyHash, purpose: 'offer' as const, name, createdAt: at, dueAt }
  await db.insert(files).values(row)
  async function* once() {
    yield bytes
  }
  try {
    const pieces = await putPieces(env, id, once(), () => clock.now().toISOString() < dueAt)
    const content = { type: 'application/pdf' as const, size: bytes.length, checksum, pieces, dueAt: at }
    const before = lost === null ? isNull(offers.documentId) : eq(offers.documentId, lost)
    const isKept = sql`exists (select 1 from ${offers} where ${offers.documentId} = ${id})`
    await db.batch([
      db
        .update(offers)
        .set({ documentId: id })
        .where(and(isVersion({ quoteId, version }), before)),
      db
        .update(files)
        .set({ ...content, state: 'stored', quoteId, offerVersion: version })
        .where(and(eq(files.id, id), eq(files.state, 'uploading'), isKept)),
    ])
  } catch (cause) {
    await discardFile(env, id).catch(() => {
      // The sweep deletes it.
    })
    throw cause
  }
  if (lost !== null) await discardFile(env, lost)
}
