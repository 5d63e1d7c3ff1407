import type { Frame } from '#src/shell/app.tsx'
import { deferred } from '#src/site/deferred.tsx'

const loadFrame = () => import('./deferred-frame.ts')

/** Components of features around every page; the application frame does not import them itself. */
export const frame: Frame = {
  overlays: [
    deferred(() => loadFrame().then((module) => module.OfflineNotice)),
    deferred(() => loadFrame().then((module) => module.KeptOverlay)),
    deferred(() => loadFrame().then((module) => module.QuoteOverlay), { texts: ['quotes', 'floating'] }),
    deferred(() => loadFrame().then((module) => module.ComparisonOverlay), { texts: ['compare', 'models'] }),
    deferred(() => loadFrame().then((module) => module.AuthOverlay)),
  ],
  assistant: deferred(() => import('./assistant-panel.tsx').then((module) => module.AssistantPanel), {
    texts: ['assistant', 'forms'],
    onDemand: true,
  }),
  top: [deferred(() => loadFrame().then((module) => module.SiteNotices), { texts: ['hours'] })],
  menu: [
    deferred(() => loadFrame().then((module) => module.PlateLink)),
    deferred(() => loadFrame().then((module) => module.CallRow), { texts: ['hours'] }),
  ],
  header: [
    deferred(() => loadFrame().then((module) => module.CallLink), { texts: ['hours'] }),
    deferred(() => loadFrame().then((module) => module.AccountArea), { texts: ['session'] }),
  ],
  footer: [
    deferred(() => loadFrame().then((module) => module.FooterColumns), { texts: ['hours'] }),
    deferred(() => loadFrame().then((module) => module.FooterForm), { texts: ['forms', 'newsletter'] }),
    deferred(() => loadFrame().then((module) => module.ComparedCount), { texts: ['compare'] }),
  ],
}
