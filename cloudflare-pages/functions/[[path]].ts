type Context = { request: Request; env: { SITE: Fetcher } }

/**
 * Hands the request to the Worker. The body is read first: a Worker that answers without reading it (a refusal) would
 * leave the connection hanging.
 */
export async function onRequest({ request, env }: Context): Promise<Response> {
  const body = request.body ? await request.arrayBuffer() : null
  return env.SITE.fetch(new Request(request, { body, redirect: 'manual' }))
}
