import { about } from './en/about.ts'
import { account } from './en/account.ts'
import { answers } from './en/answers.ts'
import { area } from './en/area.ts'
import { articles } from './en/articles.ts'
import { assistant } from './en/assistant.ts'
import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { compare } from './en/compare.ts'
import { configurator } from './en/configurator.ts'
import { configure } from './en/configure.ts'
import { contact } from './en/contact.ts'
import { dashboard } from './en/dashboard.ts'
import { drawing } from './en/drawing.ts'
import { faq } from './en/faq.ts'
import { figures } from './en/figures.ts'
import { files } from './en/files.ts'
import { finder } from './en/finder.ts'
import { floating } from './en/floating.ts'
import { forms } from './en/forms.ts'
import { home } from './en/home.ts'
import { kept } from './en/kept.ts'
import { legal } from './en/legal.ts'
import { list } from './en/list.ts'
import { models } from './en/models.ts'
import { newsletter } from './en/newsletter.ts'
import { plaque } from './en/plaque.ts'
import { product } from './en/product.ts'
import { quotes } from './en/quotes.ts'
import { reminders } from './en/reminders.ts'
import { requests } from './en/requests.ts'
import { scales } from './en/scales.ts'
import { services } from './en/services.ts'
import { session } from './en/session.ts'
import { suggestions } from './en/suggestions.ts'
import { terms } from './en/terms.ts'
import { understood } from './en/understood.ts'
import type { Texts } from './fr.ts'

export const en: Texts = {
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
