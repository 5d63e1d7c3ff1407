import { about } from './fr/about.ts'
import { account } from './fr/account.ts'
import { answers } from './fr/answers.ts'
import { area } from './fr/area.ts'
import { articles } from './fr/articles.ts'
import { assistant } from './fr/assistant.ts'
import { catalogue } from './fr/catalogue.ts'
import { common } from './fr/common.ts'
import { compare } from './fr/compare.ts'
import { configurator } from './fr/configurator.ts'
import { configure } from './fr/configure.ts'
import { contact } from './fr/contact.ts'
import { dashboard } from './fr/dashboard.ts'
import { drawing } from './fr/drawing.ts'
import { faq } from './fr/faq.ts'
import { figures } from './fr/figures.ts'
import { files } from './fr/files.ts'
import { finder } from './fr/finder.ts'
import { floating } from './fr/floating.ts'
import { forms } from './fr/forms.ts'
import { home } from './fr/home.ts'
import { kept } from './fr/kept.ts'
import { legal } from './fr/legal.ts'
import { list } from './fr/list.ts'
import { models } from './fr/models.ts'
import { newsletter } from './fr/newsletter.ts'
import { plaque } from './fr/plaque.ts'
import { product } from './fr/product.ts'
import { quotes } from './fr/quotes.ts'
import { reminders } from './fr/reminders.ts'
import { requests } from './fr/requests.ts'
import { scales } from './fr/scales.ts'
import { services } from './fr/services.ts'
import { session } from './fr/session.ts'
import { suggestions } from './fr/suggestions.ts'
import { terms } from './fr/terms.ts'
import { understood } from './fr/understood.ts'

/**
 * French, the reference: its keys are the type of the other dictionaries. Spaces before « ; : ? ! » are plain here and
 * made no-break when rendered (`frenchSpaces`). Texts of the specification are verbatim. Each area is a chunk of its
 * own.
 */
export const fr = {
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

export type Texts = Record<keyof typeof fr, string>
type PluralForm<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key
/** What `t` accepts: a key, or the stem of a key that has plural forms. */
export type TextKey = PluralForm<keyof typeof fr>
