/**
 * The areas of the dictionary. A row is all that registers one: its texts are `{locale}/{area}.json`, a chunk of its
 * own in each language. Keys are typed from French; `test/house/dictionaries.test.ts` compares the other languages.
 * Spaces before « ; : ? ! » are plain in the files and made no-break when rendered (`frenchSpaces`).
 */
export type Areas = {
  /** What every page says: frame, errors, cards. */
  common: typeof import('./fr/common.json')
  /** The home page. */
  home: typeof import('./fr/home.json')
  /** The list: filters, order, paging. */
  catalogue: typeof import('./fr/catalogue.json')
  /** The first screen of a product page. */
  product: typeof import('./fr/product.json')
  /** The quote list wherever it shows: badge, panel, modal. */
  quotes: typeof import('./fr/quotes.json')
  /** The contact page. */
  contact: typeof import('./fr/contact.json')
  /** Whether the company is open now. */
  hours: typeof import('./fr/hours.json')
  /** Articles: list and page. */
  articles: typeof import('./fr/articles.json')
  /** Legal notice and privacy. */
  legal: typeof import('./fr/legal.json')
  privacy: typeof import('./fr/privacy.json')
  /** What the pages of legal texts say of their versions. */
  versions: typeof import('./fr/versions.json')
  /** General terms of sale and service that the site begins with. */
  terms: typeof import('./fr/terms.json')
  /** The page about the company: what it does, who it is, since when. */
  about: typeof import('./fr/about.json')
  /** Comparison: button, panel, page. */
  compare: typeof import('./fr/compare.json')
  /** Newsletter: form in the footer, confirmation and unsubscription. */
  newsletter: typeof import('./fr/newsletter.json')
  /** What search engines and tabs say of the quote configurator. */
  configure: typeof import('./fr/configure.json')
  /** The conversation with the assistant, in panel and page. */
  assistant: typeof import('./fr/assistant.json')
  /** The page that reads a data plate. */
  plaque: typeof import('./fr/plaque.json')
  /** What the company offers and how it works: the lower half of the home page. */
  services: typeof import('./fr/services.json')
  /** Everything else that is said of a product: its models, accessories, specification, terms. */
  models: typeof import('./fr/models.json')
  /** The badge, the panel and the modal of the quote list. */
  floating: typeof import('./fr/floating.json')
  /** Forms: quote request, contact, confirmation. */
  forms: typeof import('./fr/forms.json')
  /** The quote list as a letter. */
  message: typeof import('./fr/message.json')
  /** The control for files: its code and these texts are loaded with it. */
  files: typeof import('./fr/files.json')
  /** Requests that the device keeps until there is a network. */
  kept: typeof import('./fr/kept.json')
  /** A shared quote list and its page. */
  list: typeof import('./fr/list.json')
  /** The service area: its map and the check by postcode. */
  area: typeof import('./fr/area.json')
  /** Questions and answers. */
  faq: typeof import('./fr/faq.json')
  /** Who is signed in, as the header says it. */
  session: typeof import('./fr/session.json')
  /** The customer area: overview, profile, requests, saved list, mails, password, sessions, own data. */
  dashboard: typeof import('./fr/dashboard.json')
  /**
   * Signing in and up, a forgotten password, the links of these mails. Texts of the specification stand word for word.
   */
  account: typeof import('./fr/account.json')
  /** « My scales » in the customer area. */
  scales: typeof import('./fr/scales.json')
  /** The page that stops the reminders of « my scales ». */
  reminders: typeof import('./fr/reminders.json')
  /** Following a quote request: its page, state, timeline, messages and offers. */
  requests: typeof import('./fr/requests.json')
  /** The desk: what is said of requests that the customer's pages do not say. */
  desk: typeof import('./fr/desk.json')
  /** The quote configurator: steps, results, choice, summary. */
  configurator: typeof import('./fr/configurator.json')
  /** What the quote configurator asks: trades, uses in the words of those who weigh, and the answers. */
  answers: typeof import('./fr/answers.json')
  /** Figures: the map of models. */
  figures: typeof import('./fr/figures.json')
  /** The finder of the home page. */
  finder: typeof import('./fr/finder.json')
  /** What a search field proposes while one types. */
  suggestions: typeof import('./fr/suggestions.json')
  /** What was read in a search. */
  understood: typeof import('./fr/understood.json')
  /** What is drawn of an instrument: its reading, and its size beside other things. */
  drawing: typeof import('./fr/drawing.json')
  /** What an instrument is chosen for and what it must be, as the rules name it. */
  uses: typeof import('./fr/uses.json')
}
export type Area = keyof Areas

type KeysOf<Texts> = Texts extends unknown ? keyof Texts : never
type Key = KeysOf<Areas[Area]>
export type Texts = Record<Key, string>
export type PluralForm<Name> = Name extends `${infer Stem}_${'one' | 'other'}` ? Stem : Name
/** What `t` accepts: a key, or the stem of a key that has plural forms. */
export type TextKey = PluralForm<Key>
