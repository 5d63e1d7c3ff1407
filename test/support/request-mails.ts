import { vi } from 'vitest'
import { sweep } from '#functions/queue/sweep.ts'
import { catalogueOf, type Edge, openEdge, type SentMail, setClock } from './edge.ts'

const small = catalogueOf('montevigne-p1', 'tarnoval-tr2')

/** Submits the form and returns its two mails with the reference in the response. */
export async function mailsOf(path: string, body: unknown, change?: (edge: Edge) => Promise<unknown>) {
  const edge = await openEdge({ catalogue: small })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setClock('2026-11-20T09:30:00.000Z')
  const response = await edge.post(path, body)
  const { reference } = (await response.json()) as { reference: string }
  await change?.(edge)
  edge.env.JOBS.sendBatch = () => Promise.reject(new Error('no queue: the sweep delivers'))
  await sweep(edge.env)
  const office = edge.mails.find(({ to }) => to === 'office@scales.example')
  const visitor = edge.mails.find(({ to }) => to !== 'office@scales.example')
  if (!office || !visitor) throw new Error('Two mails should have been sent')
  return { reference, office, visitor }
}

/** The visible text of HTML: no tags, decoded entities, single spaces. */
export const seen = (html: string) =>
  html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
/** Text with single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ')
/** The text of both parts of a mail. */
export const bothParts = (mail: SentMail) => [plain(mail.text), seen(mail.html)]
