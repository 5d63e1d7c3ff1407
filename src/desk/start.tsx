import { createRoot } from 'react-dom/client'
import { usualOpening } from '#domain/content/opening.ts'
import { createCallApi } from '#src/api/call-api.ts'
import { loadTexts, type Texts, TranslateContext, translator } from '#src/i18n/translation.ts'
import { type Site, SiteContext } from '#src/site/site.ts'
import { keepFocus } from '#src/ui/keep-focus.ts'
import { DeskApp, type DeskParts } from './desk-app.tsx'

/** Texts of the customer's page in the company's words: what the desk shares with it, it says from its side. */
const deskVoice: Partial<Texts> = {
  'request.offer-sent': 'Chez le client',
  'request.prices-then': 'Prix unitaires affichés le jour de la demande.',
  'request.order-number': 'Numéro de commande du client',
}

/** Language of the desk's own texts and forms. */
const locale = 'fr'

/** Nothing of the desk is kept by a cache. */
const callApi = createCallApi({ fetch: (url, init) => fetch(url, { ...init, cache: 'no-store' }) })

const site: Omit<Site, 'opening'> = {
  locale,
  href: '/',
  callApi,
  navigate: (href) => location.assign(href),
  prefetch: () => {},
  pending: false,
}

/** Starts the desk in its page, which the edge sends empty (functions/rendering/desk-html.ts). */
export async function startDesk(parts: DeskParts): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const [opening, texts] = await Promise.all([
    callApi('GET /opening').catch(() => usualOpening),
    loadTexts(locale, ['forms', 'requests', 'quotes', 'dashboard', 'desk', 'hours', 'models']),
  ])
  keepFocus()
  createRoot(root).render(
    <SiteContext value={{ ...site, opening }}>
      <TranslateContext value={translator(locale, { ...texts, ...deskVoice })}>
        <DeskApp {...parts} />
      </TranslateContext>
    </SiteContext>,
  )
}
