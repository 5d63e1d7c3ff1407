import type { Frame } from '#src/shell/app.tsx'
import { deferred } from '#src/site/deferred.tsx'

const late = () => import('./deferred-frame.ts')

/** Components of features around every page; the application frame does not import them itself. */
export const frame: Frame = {
  overlays: [
    deferred(() => late().then((module) => module.OfflineNotice)),
    deferred(() => late().then((module) => module.KeptOverlay)),
    deferred(() => late().then((module) => module.QuoteOverlay), { texts: ['quotes', 'floating'] }),
    deferred(() => late().then((module) => module.ComparisonOverlay), { texts: ['compare', 'models'] }),
    deferred(() => late().then((module) => module.AuthOverlay)),
  ],
  assistant: deferred(() => import('./assistant-panel.tsx').then((module) => module.AssistantPanel), {
    texts: ['assistant', 'forms'],
    onDemand: true,
  }),
  top: [deferred(() => late().then((module) => module.SiteNotices), { texts: ['hours'] })],
  menu: [
    deferred(() => late().then((module) => module.PlateLink)),
    deferred(() => late().then((module) => module.CallRow), { texts: ['hours'] }),
  ],
  header: [
    deferred(() => late().then((module) => module.CallLink), { texts: ['hours'] }),
    deferred(() => late().then((module) => module.AccountArea), { texts: ['session'] }),
  ],
  footer: [
    deferred(() => late().then((module) => module.FooterColumns), { texts: ['hours'] }),
    deferred(() => late().then((module) => module.FooterForm), { texts: ['forms', 'newsletter'] }),
    deferred(() => late().then((module) => module.ComparedCount), { texts: ['compare'] }),
  ],
}
