import type { Locale } from '#config/locales.ts'
import type { LaterArea, Loader } from './areas.ts'

/** Texts of deferred components; see `load-texts.ts`. */
export const laterTexts: Record<Locale, Record<LaterArea, Loader>> = {
  fr: {
    services: () => import('./fr/services.ts').then((module) => module.services),
    models: () => import('./fr/models.ts').then((module) => module.models),
    floating: () => import('./fr/floating.ts').then((module) => module.floating),
    forms: () => import('./fr/forms.ts').then((module) => module.forms),
    area: () => import('./fr/area.ts').then((module) => module.area),
    faq: () => import('./fr/faq.ts').then((module) => module.faq),
    session: () => import('./fr/session.ts').then((module) => module.session),
    dashboard: () => import('./fr/dashboard.ts').then((module) => module.dashboard),
    account: () => import('./fr/account.ts').then((module) => module.account),
    scales: () => import('./fr/scales.ts').then((module) => module.scales),
    reminders: () => import('./fr/reminders.ts').then((module) => module.reminders),
  },
  en: {
    services: () => import('./en/services.ts').then((module) => module.services),
    models: () => import('./en/models.ts').then((module) => module.models),
    floating: () => import('./en/floating.ts').then((module) => module.floating),
    forms: () => import('./en/forms.ts').then((module) => module.forms),
    area: () => import('./en/area.ts').then((module) => module.area),
    faq: () => import('./en/faq.ts').then((module) => module.faq),
    session: () => import('./en/session.ts').then((module) => module.session),
    dashboard: () => import('./en/dashboard.ts').then((module) => module.dashboard),
    account: () => import('./en/account.ts').then((module) => module.account),
    scales: () => import('./en/scales.ts').then((module) => module.scales),
    reminders: () => import('./en/reminders.ts').then((module) => module.reminders),
  },
  de: {
    services: () => import('./de/services.ts').then((module) => module.services),
    models: () => import('./de/models.ts').then((module) => module.models),
    floating: () => import('./de/floating.ts').then((module) => module.floating),
    forms: () => import('./de/forms.ts').then((module) => module.forms),
    area: () => import('./de/area.ts').then((module) => module.area),
    faq: () => import('./de/faq.ts').then((module) => module.faq),
    session: () => import('./de/session.ts').then((module) => module.session),
    dashboard: () => import('./de/dashboard.ts').then((module) => module.dashboard),
    account: () => import('./de/account.ts').then((module) => module.account),
    scales: () => import('./de/scales.ts').then((module) => module.scales),
    reminders: () => import('./de/reminders.ts').then((module) => module.reminders),
  },
}
