/** What the Observatory reads of a site: the headers of its page, and its cookies. */
export type Scanned = { headers: Headers; cookies: readonly string[]; html: string }

/** A rule's points and why. */
export type Verdict = { rule: string; points: number }

/**
 * The score of Mozilla's HTTP Observatory by its published rules (github.com/mdn/mdn-http-observatory, « scoring »):
 * 100 points, less for what is missing; what is better than needed counts only from 90 points on.
 */
export function observatoryScore(scanned: Scanned): { score: number; verdicts: Verdict[] } {
  const verdicts = rules.map((rule) => rule(scanned))
  const sum = (points: number[]) => points.reduce((total, point) => total + point, 0)
  const base = 100 + sum(verdicts.map(({ points }) => Math.min(0, points)))
  const bonus = sum(verdicts.map(({ points }) => Math.max(0, points)))
  return { score: Math.max(0, base >= 90 ? base + bonus : base), verdicts }
}

const directivesOf = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  )

const rules: ((scanned: Scanned) => Verdict)[] = [
  ({ headers }) => {
    const policy = directivesOf(headers)
    const sources = [...(policy.get('script-src') ?? policy.get('default-src') ?? ['*'])]
    const unsafe = sources.some((source) => /unsafe-inline|^\*$|^https?:$|^data:$/.test(source))
    const style = (policy.get('style-src') ?? policy.get('default-src') ?? []).includes("'unsafe-inline'")
    const isNone = policy.get('default-src')?.[0] === "'none'"
    const points = !policy.size
      ? -25
      : unsafe
        ? -20
        : sources.includes("'unsafe-eval'")
          ? -10
          : style || !isNone
            ? 0
            : 10
    return { rule: 'content security policy', points: points === 0 && !style ? 5 : points }
  },
  ({ cookies }) => {
    const isSafe = cookies.every((cookie) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie))
    const isSameSite = cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie))
    return { rule: 'cookies', points: !cookies.length ? 0 : !isSafe ? -40 : isSameSite ? 5 : 0 }
  },
  ({ headers }) => ({
    rule: 'cross-origin resource sharing',
    points: headers.get('access-control-allow-origin') === '*' ? -50 : 0,
  }),
  ({ headers }) => {
    const age = Number(headers.get('strict-transport-security')?.match(/max-age=(\d+)/)?.[1] ?? 0)
    return { rule: 'strict transport security', points: age >= 15_768_000 ? 0 : age ? -10 : -20 }
  },
  ({ headers }) => {
    const policy = headers.get('referrer-policy') ?? ''
    const isPrivate = /no-referrer$|same-origin|strict-origin/.test(policy)
    return { rule: 'referrer policy', points: isPrivate ? 5 : policy === 'unsafe-url' ? -5 : 0 }
  },
  ({ html }) => {
    const foreign = /<script[^>]+src="(?:https?:)?\/\//.test(html)
    return { rule: 'subresource integrity', points: foreign ? -5 : 0 }
  },
  ({ headers }) => ({
    rule: 'content type options',
    points: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
  }),
  ({ headers }) => {
    const byPolicy = directivesOf(headers).has('frame-ancestors')
    const byHeader = /deny|sameorigin/i.test(headers.get('x-frame-options') ?? '')
    return { rule: 'frames', points: byPolicy ? 5 : byHeader ? 0 : -20 }
  },
  ({ headers }) => {
    const policy = headers.get('cross-origin-resource-policy')
    return { rule: 'cross-origin resource policy', points: /^same-/.test(policy ?? '') ? 10 : 0 }
  },
]
