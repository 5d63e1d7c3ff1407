import { accessTokens, accessVars } from './access-tokens.ts'
import { type Edge, openEdge } from './edge.ts'

/** An edge with a desk at which Marie is: calls of its API by Cloudflare Access, as JSON. */
export async function openDeskEdge(options: Omit<Parameters<typeof openEdge>[0], 'vars'> = {}) {
  const edge = await openEdge({ ...options, vars: accessVars })
  const desk = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { good } = await accessTokens(new Date().toISOString())
    const response = await edge.request(`/api/desk${path}`, {
      method,
      headers: {
        ...{ 'cf-access-jwt-assertion': good, 'idempotency-key': crypto.randomUUID() },
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, json: text ? JSON.parse(text) : null }
  }
  return { edge, desk }
}

/** The reference of what a visitor sends to an endpoint of forms. */
export async function sendForm(edge: Edge, path: '/api/quotes' | '/api/contact', body: object) {
  const answer = (await (await edge.post(path, body)).json()) as { reference: string }
  return answer.reference
}
