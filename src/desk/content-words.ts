import type { Locale } from '#config/locales.ts'
import type { AnnouncementKind } from '#domain/content/announcement.ts'
import type { ArticleState } from '#domain/content/article-content.ts'
import type { LegalSubject, ListedVersion } from '#domain/content/dated-version.ts'
import type { QuestionPlace } from '#domain/content/question-set.ts'

const languages = new Intl.DisplayNames('fr', { type: 'language' })

/** A label such as « Titre en allemand ». */
const inLanguage = (what: string) => (locale: Locale) => `${what} en ${languages.of(locale)}`

/** French texts of everything that the desk edits in versions. */
export const editedWords = {
  versions: 'Versions',
  takeAgain: 'Reprendre',
  takeNamed: (version: string) => `Reprendre la version ${version}`,
  callOff: 'Annuler',
  callOffNamed: (version: string) => `Annuler la version ${version}`,
  wayOut: 'Retour',
  by: (author: string, at: string) => `${author || 'Lien d’un e-mail'}, ${at}`,
  closeForm: 'Fermer sans enregistrer',
  changed: (by: string, at: string) =>
    `${by || 'Quelqu’un'} a enregistré une autre version entre-temps (${at}). Rien n’a été écrasé\u00a0: copiez ce qu’il vous faut de votre texte, relisez, puis recommencez.`,
  reload: 'Relire',
} as const

/** French texts of what the desk writes for pages. */
export const contentWords = {
  content: 'Ouverture',
  lead: 'Ce qui est enregistré ici se lit sur le site, dans les e-mails et chez l’assistant en moins d’une minute.',
  kinds: {
    closure: 'Fermetures',
    hours: 'Horaires',
    notice: 'Annonces',
  } satisfies Record<AnnouncementKind, string>,
  about: {
    closure:
      'Du premier au dernier jour inclus. Les jours fériés d’Alsace-Moselle sont connus\u00a0: ne les saisissez pas.',
    hours: 'Valables à partir d’un jour, jusqu’à ce que d’autres les remplacent.',
    notice: 'Une phrase en haut de chaque page, d’un moment à un autre.',
  } satisfies Record<AnnouncementKind, string>,
  none: {
    closure: 'Aucune fermeture prévue.',
    hours: 'Les horaires de départ sont en vigueur.',
    notice: 'Aucune annonce prévue.',
  } satisfies Record<AnnouncementKind, string>,
  add: {
    closure: 'Ajouter une fermeture',
    hours: 'Ajouter des horaires',
    notice: 'Ajouter une annonce',
  } satisfies Record<AnnouncementKind, string>,
  change: 'Modifier',
  changeNamed: (name: string) => `Modifier\u00a0: ${name}`,
  remove: 'Supprimer',
  removeNamed: (name: string) => `Supprimer\u00a0: ${name}`,
  removeAsk: (name: string) => `Supprimer\u00a0? ${name}`,
  past: 'Passés',
  from: (day: string) => `À partir du ${day}`,
  between: (first: string, last: string) => `Du ${first} au ${last}`,
  first: { closure: 'Premier jour', hours: 'À partir du', notice: 'Début' },
  last: { closure: 'Dernier jour', notice: 'Fin' },
  reason: inLanguage('Motif'),
  text: inLanguage('Texte'),
  hoursHint: 'Par exemple 08:00–12:00, 13:30–17:30. Vide\u00a0: fermé.',
  moment: 'Heure de Paris',
  preview: 'Ce que les visiteurs liront',
  incomplete: 'Complétez les champs pour lire les phrases.',
  save: 'Enregistrer',
  saved: 'Enregistré\u202f: le site le dit maintenant.',
  removed: 'Supprimé\u202f: le site ne le dit plus.',
  undone: 'Remis comme avant.',
  changes: 'Derniers changements',
  changed: (before: string | null, after: string | null) =>
    before && after ? `${before} → ${after}` : `${after ? 'Ajouté' : 'Supprimé'}\u00a0: ${after ?? before}`,
  putBack: 'Remettre',
  withdraw: 'Retirer',
  withdrawNamed: (name: string) => `Retirer\u00a0: ${name}`,
  putBackNamed: (name: string) => `Remettre\u00a0: ${name}`,
} as const

/** French texts of the questions at the desk. */
export const questionWords = {
  questions: 'Questions fréquentes',
  lead: 'Les questions de chaque page, dans leur ordre\u202f; les moteurs de recherche les lisent aussi.',
  about: {
    home: 'En bas de la page d’accueil.',
    contact: 'Sous le formulaire de contact.',
    quote: 'Sous la demande de devis.',
  } satisfies Record<QuestionPlace, string>,
  untitled: 'Nouvelle question',
  number: (n: number) => `Question ${n}`,
  question: inLanguage('Question'),
  answer: inLanguage('Réponse'),
  configurator: 'Avec un lien vers le configurateur',
  up: 'Monter',
  upNamed: (n: number) => `Monter la question ${n}`,
  down: 'Descendre',
  downNamed: (n: number) => `Descendre la question ${n}`,
  remove: 'Supprimer',
  removeNamed: (n: number) => `Supprimer la question ${n}`,
  add: 'Ajouter une question',
} as const

/** French texts of the articles at the desk. */
export const articleWords = {
  articles: 'Articles',
  lead: 'Un article publié se lit sur le site, dans le flux et le plan du site, dans les trois langues.',
  add: 'Écrire un article',
  all: 'Tous les articles',
  none: 'Aucun article.',
  states: { draft: 'brouillon', published: 'publié', withdrawn: 'retiré' } satisfies Record<
    ArticleState,
    string
  >,
  planned: (day: string) => `paraît le ${day}`,
  draftBeside: 'publié, avec un brouillon plus récent',
  imported: 'publié, version d’origine',
  slug: 'Adresse',
  slugHint: 'Petites lettres, chiffres et tirets, par exemple peser-au-froid. Elle ne change plus.',
  day: 'Date de parution',
  dayHint: 'Un jour à venir\u00a0: l’article paraît ce jour-là.',
  byline: 'Signature',
  subcategories: 'Familles d’instruments',
  related: 'Articles liés',
  several: (what: string, n: number) =>
    `${what}\u00a0: ${n === 0 ? 'aucun choix' : n === 1 ? '1 choix' : `${n} choix`}`,
  title: inLanguage('Titre'),
  excerpt: inLanguage('Résumé'),
  markdown: inLanguage('Texte'),
  markdownHint:
    'Markdown\u00a0: ## titre, **gras**, - liste, [lien](/products). Les photos viennent de «\u00a0Insérer une photo…\u00a0»\u202f; pas de HTML.',
  preview: inLanguage('Aperçu'),
  refused: 'Une partie de ce texte sera refusée\u00a0: ',
  save: 'Enregistrer le brouillon',
  publish: 'Publier',
  withdraw: 'Retirer du site',
  withdrawAsk: 'Retirer cet article du site\u00a0? Son adresse répondra «\u00a0page introuvable\u00a0».',
  published: (version: number) =>
    `Version ${version} publiée\u202f: l’article se lit maintenant sur le site, dans les trois langues.`,
  willAppear: (day: string) => `Enregistré\u202f: l’article paraît le ${day}.`,
  drafted: (version: number) =>
    `Version ${version} enregistrée en brouillon\u202f: rien n’a changé sur le site.`,
  withdrawn: 'Retiré\u202f: l’article n’est plus sur le site.',
  see: 'Voir l’article',
  version: (version: number, state: string, author: string, at: string) =>
    `Version ${version}, ${state}, ${author || 'lien d’un e-mail'}, ${at}`,
  taken: (version: number) => `Texte de la version ${version} repris\u202f: publiez-le ou enregistrez-le.`,
} as const

/** French texts of what is in force from a day on. */
export const datedWords = {
  company: 'Coordonnées',
  companyLead:
    'Téléphone, e-mail, adresse et prix des déplacements\u00a0: le site, les e-mails, les documents et l’assistant les disent dans la minute, dans les trois langues.',
  legal: 'Textes légaux',
  legalLead:
    'Chaque version vaut à partir de son jour et ne change plus ensuite. Une demande garde la version qui a été acceptée.',
  subjects: {
    terms: 'Conditions générales',
    privacy: 'Confidentialité',
    legal: 'Mentions légales',
    home: 'Accueil',
    contact: 'Contact',
    quote: 'Devis',
  } satisfies Record<LegalSubject | QuestionPlace, string>,
  about: {
    terms: 'Le texte entier de la page.',
    privacy: 'Le texte sous le titre. {{email}} et {{address}} deviennent les coordonnées du moment.',
    legal:
      'Le texte sous l’éditeur et l’hébergeur, que la page écrit elle-même. {{email}} et {{address}} deviennent les coordonnées du moment.',
  } satisfies Record<LegalSubject, string>,
  edit: 'Écrire une nouvelle version',
  editNamed: (subject: string) => `Écrire une nouvelle version\u00a0: ${subject}`,
  fields: {
    phone: 'Téléphone',
    email: 'E-mail',
    street: 'Rue et numéro',
    postalCode: 'Code postal',
    city: 'Ville',
  },
  travel: (km: number) => `Déplacement jusqu’à ${km}\u00a0km, en euros HT`,
  text: inLanguage('Texte'),
  markdownHint: 'Markdown\u00a0: ## titre, **gras**, - liste, [lien](/products). Ni HTML, ni image.',
  day: 'En vigueur à partir du',
  save: 'Mettre en vigueur',
  ask: {
    now: 'mettre en vigueur aujourd’hui\u00a0? Le site le dira dans la minute.',
    later: (day: string) => `mettre en vigueur à partir du ${day}\u00a0?`,
    replaced: (version: number, day: string) =>
      `La version ${version}.0, prévue avant, remplacera celle-ci le ${day}\u00a0: annulez-la ensuite si elle ne doit plus valoir.`,
  },
  replaces: (version: number) =>
    `Attention\u00a0: remplacera ce jour-là la version ${version}.0, écrite après elle.`,
  now: 'En vigueur\u202f: le site le dit maintenant.',
  later: (day: string) =>
    `Enregistré\u202f: en vigueur à partir du ${day}. Jusque-là, rien ne change sur le site.`,
  see: 'Voir la page',
  version: (version: number, day: string) => `Version ${version}.0, à partir du ${day}`,
  states: {
    present: 'en vigueur',
    coming: 'à venir',
    past: 'n’est plus en vigueur',
    'called-off': 'annulée',
  } satisfies Record<ListedVersion['state'], string>,
  initial: 'version d’origine',
  callOffAsk: (version: number, day: string) =>
    `Annuler la version ${version}.0\u00a0? Elle n’entrera pas en vigueur le ${day}.`,
  calledOff: 'Version annulée\u202f: elle n’entrera pas en vigueur.',
  taken: (version: number) =>
    `Version ${version}.0 reprise dans le formulaire\u202f: vérifiez le jour, puis mettez-la en vigueur.`,
} as const
