import { expect, test } from 'vitest'
import { signupBody } from '#test/support/accounts.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'
import { figure } from './figure.ts'
import { observatoryScore } from './observatory.ts'

const paths = ['/', '/en/products', '/de/devis', '/no-such-page', '/api/health', '/dashboard']

test('Every answer has the headers that the Observatory scores', async (context) => {
  const edge = await openCatalogueEdge()
  const signedIn = await edge.post('/api/auth/signup', signupBody)
  expect(signedIn.status).toBe(201)
  const cookies = signedIn.headers.getSetCookie()
  const scores: string[] = []
  for (const path of paths) {
    const answer = await edge.request(path)
    const { score, verdicts } = observatoryScore({
      headers: answer.headers,
      cookies,
      html: await answer.text(),
    })
    scores.push(`${path} ${score}`)
    expect(
      verdicts.filter(({ points }) => points < 0),
      path,
    ).toEqual([])
    expect(score, path).toBeGreaterThanOrEqual(100)
  }
  figure(context, `${scores.join(', ')} of 100 (A+), ${cookies.length} cookies`)
})

test('A score falls without a header', () => {
  const headers = new Headers()
  expect(observatoryScore({ headers, cookies: ['a=b'], html: '<script src="//x.example/a.js">' }).score).toBe(
    0,
  )
})
