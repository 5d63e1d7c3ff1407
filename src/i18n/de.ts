import { about } from './de/about.ts'
import { account } from './de/account.ts'
import { answers } from './de/answers.ts'
import { area } from './de/area.ts'
import { articles } from './de/articles.ts'
import { assistant } from './de/assistant.ts'
import { catalogue } from './de/catalogue.ts'
import { common } from './de/common.ts'
import { compare } from './de/compare.ts'
import { configurator } from './de/configurator.ts'
import { configure } from './de/configure.ts'
import { contact } from './de/contact.ts'
import { dashboard } from './de/dashboard.ts'
import { drawing } from './de/drawing.ts'
import { faq } from './de/faq.ts'
import { figures } from './de/figures.ts'
import { files } from './de/files.ts'
import { finder } from './de/finder.ts'
import { floating } from './de/floating.ts'
import { forms } from './de/forms.ts'
import { home } from './de/home.ts'
import { kept } from './de/kept.ts'
import { legal } from './de/legal.ts'
import { list } from './de/list.ts'
import { models } from './de/models.ts'
import { newsletter } from './de/newsletter.ts'
import { plaque } from './de/plaque.ts'
import { product } from './de/product.ts'
import { quotes } from './de/quotes.ts'
import { reminders } from './de/reminders.ts'
import { requests } from './de/requests.ts'
import { scales } from './de/scales.ts'
import { services } from './de/services.ts'
import { session } from './de/session.ts'
import { suggestions } from './de/suggestions.ts'
import { terms } from './de/terms.ts'
import { understood } from './de/understood.ts'
import type { Texts } from './fr.ts'

export const de: Texts = {
  ...common,
  ...home,
  ...services,
  ...catalogue,
  ...product,
  ...models,
  ...quotes,
  ...list,
  ...floating,
  ...forms,
  ...files,
  ...kept,
  ...contact,
  ...assistant,
  ...plaque,
  ...articles,
  ...legal,
  ...terms,
  ...about,
  ...area,
  ...compare,
  ...faq,
  ...newsletter,
  ...session,
  ...dashboard,
  ...account,
  ...scales,
  ...reminders,
  ...requests,
  ...configure,
  ...configurator,
  ...answers,
  ...figures,
  ...finder,
  ...suggestions,
  ...understood,
  ...drawing,
}
