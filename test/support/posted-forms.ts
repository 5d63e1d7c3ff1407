import type { Edge } from './edge.ts'
import { contactBody } from './requests.ts'

export const urlencoded = 'application/x-www-form-urlencoded'
export const person = { name: 'Anne Klein', email: 'anne@example.org' }
/** The fields of the contact form. */
export const contactFields = {
  ...person,
  form: 'contact',
  subject: contactBody.subject,
  message: contactBody.message,
}

/** Sends a form as a browser does without JavaScript. */
export function submit(
  edge: Edge,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = String(new URLSearchParams(fields))
  return edge.request(path, { method: 'POST', headers: { 'content-type': urlencoded, ...headers }, body })
}
