import type { AuditAction, AuditSubject } from '#domain/staff/audit.ts'
import { datedWords } from './dated-words.ts'
import { questionWords } from './question-words.ts'
import { staffWords } from './staff-words.ts'
import { words } from './words.ts'

/** French texts of the entries of the journal. */
export const journalWords = {
  yes: 'oui',
  no: 'non',
  true: 'oui',
  false: 'non',
  nothing: 'rien',
  changes: (n: number) => (n === 1 ? '1 changement' : `${n} changements`),
  /** Where a kind of subject says more than the action alone. */
  actions: {
    'product create': 'nouveau, en brouillon',
    'product draft': 'brouillon modifié',
    'product withdraw': 'retiré d’une publication prévue',
    'product delete': 'à retirer, en brouillon',
    'publication create': 'publication demandée',
    'publication undo': 'version d’avant remise en ligne',
    'publication cancel': 'publication annulée avant son heure',
    'staff create': 'ajout à l’équipe',
    'staff change': 'nom ou rôles modifiés',
    'article create': 'nouvel article',
    'questions create': 'premières questions',
  } satisfies Partial<Record<`${AuditSubject} ${AuditAction}`, string>> as Readonly<Record<string, string>>,
} as const

/** What the number or the key of a subject says in French; of others their name. */
export function subjectText(kind: AuditSubject, id: string): string {
  const names: Readonly<Record<string, string>> =
    kind === 'questions' ? questionWords.pages : kind === 'legal-text' ? datedWords.subjects : {}
  return kind === 'company' ? `version ${id}.0` : (names[id] ?? id)
}

/** Field of a change → its label. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Nom',
  names: 'Noms',
  publicName: 'Nom pour les clients',
  roles: 'Rôles',
  price: 'Prix',
  priceCents: 'Prix',
  inStock: 'En stock',
  accuracyClass: 'Classe',
  arrangement: 'Étendues',
  ranges: 'Étendues de pesage',
  platform: 'Plateau',
  metrology: 'Usage réglementé',
  facts: 'Données techniques',
  category: 'Catégorie',
  subcategory: 'Type',
  subcategories: 'Types',
  brand: 'Marque',
  model: 'Modèle commercial',
  newestOn: 'Au catalogue depuis',
  summary: 'Résumé',
  description: 'Description',
  features: 'Points forts',
  specifications: 'Fiche technique',
  drawing: 'Dessin',
  accessories: 'Accessoires',
  photos: 'Photos',
  documents: 'Documents',
  discontinued: 'N’est plus proposé',
  successor: 'Remplacé par',
  'new model': 'Nouveau modèle',
  'removed model': 'Modèle supprimé',
  dueAt: 'Prévue le',
  changes: 'Changements',
  version: 'Version',
  state: 'État',
  assignee: 'Responsable',
  reason: 'Motif',
  title: 'Titre',
  text: 'Texte',
  first: 'Du',
  last: 'Au',
  begins: 'Début',
  ends: 'Fin',
  from: 'Ouverture',
  to: 'Fermeture',
  week: 'Semaine',
  day: 'Jour',
  byline: 'Signature',
  related: 'Produits liés',
  excerpt: 'Chapeau',
  markdown: 'Contenu',
  question: 'Question',
  answer: 'Réponse',
  href: 'Lien',
  slug: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  street: 'Rue et numéro',
  postalCode: 'Code postal',
  city: 'Ville',
  travelCents: 'Déplacements',
  configurator: 'Lien vers le configurateur',
  onSite: 'Chez le client',
  unit: 'Unité',
  appliesTo: 'Pour',
}

/** Values that are keys → words. */
export const valueWords: Readonly<Record<string, string>> = {
  ...staffWords.roles,
  ...words.states,
  ...words.contactStates,
  'on request': 'sur demande',
  draft: 'brouillon',
  published: 'publié',
  withdrawn: 'retiré',
  yes: 'oui',
  no: 'non',
  changed: 'modifié',
  optional: 'en option',
}
