import type { Frame } from '#src/shell/app.tsx'
import { deferred } from '#src/site/deferred.tsx'

const deferredFrame = () => import('./deferred-frame.ts')

/** Components of features around every page; the application frame does not import them itself. */
export const frame: Frame = {
  overlays: [
    deferred(() => deferredFrame().then((module) => module.OfflineNotice)),
    deferred(() => deferredFrame().then((module) => module.KeptOverlay)),
    deferred(() => deferredFrame().then((module) => module.QuoteOverlay), { texts: ['quotes', 'floating'] }),
    deferred(() => deferredFrame().then((module) => module.ComparisonOverlay), { texts: ['compare', 'models'] }),
    deferred(() => deferredFrame().then((module) => module.AuthOverlay)),
  ],
  assistant: deferred(() => import('./assistant-panel.tsx').then((module) => module.AssistantPanel), {
    texts: ['assistant', 'forms'],
    onDemand: true,
  }),
  top: [deferred(() => deferredFrame().then((module) => module.SiteNotices), { texts: ['hours'] })],
  menu: [
    deferred(() => deferredFrame().then((module) => module.PlateLink)),
    deferred(() => deferredFrame().then((module) => module.CallRow), { texts: ['hours'] }),
  ],
  header: [
    deferred(() => deferredFrame().then((module) => module.CallLink), { texts: ['hours'] }),
    deferred(() => deferredFrame().then((module) => module.AccountArea), { texts: ['session'] }),
  ],
  footer: [
    deferred(() => deferredFrame().then((module) => module.FooterColumns), { texts: ['hours'] }),
    deferred(() => deferredFrame().then((module) => module.FooterForm), { texts: ['forms', 'newsletter'] }),
    deferred(() => deferredFrame().then((module) => module.ComparedCount), { texts: ['compare'] }),
  ],
}
