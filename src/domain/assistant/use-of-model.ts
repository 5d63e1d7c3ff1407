import { asksPermission } from './law-signals.ts'
import type { Question } from './question.ts'

const asksFor =
  /\b(?:(?:convient|conviendrait|adaptee?|suitable|fit|ok|okay|good|right|legale?|geeignet|zugelassen|erlaubt|allowed|permitted|autorisee?|admise?)\b.{0,30}\b(?:pour|for|to|fur|zum|zur|a|en|in)|(?:use|utilis\w*|verwend\w*|benutz\w*|nutz\w*|einsetz\w*|nehmen|sell|vend\w*|verkauf\w*|wiegen|weigh|peser|factur\w*|invoic\w*|abrechn\w*|\w*kauf\w*|buy\w*|r?achet\w*)|(?:fur|zum|zur|im|in) (?:\w+ ){1,4}(?:zugelassen|geeignet|erlaubt|zulassig))\b/

const isPermitted = /\b(?:autorisee?|permis|legale?|erlaubt|zulassig|allowed|permitted|ok|okay)\b/

/** « …, and can I use it for prescriptions? », « ist die … für den Verkauf zugelassen? »: may a model be used so? */
export const asksUseOfModel = ({ use, folded }: Question): boolean =>
  use !== null &&
  asksFor.test(folded) &&
  (asksPermission.test(folded) ||
    isPermitted.test(folded) ||
    /\b(?:is|are|est|sont|ist|sind|convient|conviendrait)\b/.test(folded))
