import type { LegalSubject, ListedVersion } from '#domain/content/dated-version.ts'
import type { QuestionPlace } from '#domain/content/question-set.ts'
import { inLanguage } from './edited-words.ts'

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
