import { cleanup, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { type Opening, usualOpening } from '#domain/content/opening.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { loadTexts, TranslateContext, translator } from '#src/i18n/translation.ts'
import { SiteContext } from '#src/site/site.ts'
import { areas } from './dictionaries.ts'

// The default of one second is too short for two loaded cores.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** A mocked API by endpoint name, which records its calls. */
export function edgeAnswering(answers: Record<string, (call: unknown) => unknown>) {
  const calls: { name: string; call: unknown }[] = []
  const callApi = (async (name: string, call?: unknown) => {
    calls.push({ name, call })
    const answer = answers[name]
    if (!answer) throw new Error(`No answer to ${name}`)
    return answer(call)
  }) as unknown as CallApi
  return { callApi, calls }
}

type Options = { callApi?: CallApi; locale?: Locale; href?: string; opening?: Opening }

/** Renders a component inside the site in one language; `navigate` records the navigation targets. */
export async function renderInSite(element: ReactNode, options: Options = {}) {
  const { callApi = edgeAnswering({}).callApi, locale = 'fr', href = '/' } = options
  const opening = { ...(options.opening ?? usualOpening) }
  const t = translator(locale, await loadTexts(locale, areas))
  const navigate = vi.fn()
  const site = { locale, href, callApi, navigate, prefetch: () => {}, pending: false, opening }
  const inSite = (child: ReactNode) => (
    <SiteContext value={site}>
      <TranslateContext value={t}>{child}</TranslateContext>
    </SiteContext>
  )
  const view = render(inSite(element))
  return { ...view, t, navigate, rerender: (next: ReactNode) => view.rerender(inSite(next)) }
}
