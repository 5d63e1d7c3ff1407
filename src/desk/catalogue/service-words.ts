import type { Metrology } from '#domain/metrology/metrology.ts'
import type { ServiceUnit } from '#domain/quote-list/quote-service.ts'

/** French texts of the services. */
export const serviceWords = {
  services: 'Prestations',
  lead: 'Dans l’ordre où les clients les voient. Une modification devient visible à la publication, et se défait comme les autres.',
  code: 'Code',
  codeHint: 'Lettres a à z, chiffres et tirets\u202f; il ne change plus',
  unit: 'Comptée',
  units: { 'per-instrument': 'Par instrument', 'per-request': 'Par demande' } satisfies Record<
    ServiceUnit,
    string
  >,
  onSite: 'Sur place (déplacement en plus)',
  scope: 'Proposée pour',
  scopeHint: 'Rien de coché\u00a0: toutes',
  metrologies: { yes: 'Vérifiés', no: 'Non vérifiés', optional: 'Vérifiés en option' } satisfies Record<
    Metrology,
    string
  >,
  maxAbove: 'Max au-dessus de',
  maxUpTo: 'Max jusqu’à',
  noBound: 'sans limite',
  add: 'Ajouter une prestation',
  fresh: 'Nouvelle prestation',
  up: (name: string) => `Avancer ${name}`,
  down: (name: string) => `Reculer ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  removed: 'Prestation retirée.',
  publish: 'Publier les prestations',
  publishOpen: 'Publier les prestations…',
  plan: 'Prévoir la publication',
  reordered: 'Ordre des prestations',
  unchanged: 'Rien n’est modifié.',
  restored: 'Votre saisie non publiée est revenue.',
  discard: 'Abandonner la saisie',
  ordered: (by: string, when: string) => `${by} a prévu une publication des prestations le ${when}.`,
  orderedOnly: 'Ce que vous publiez avant reste\u202f; elle ne change que ceci\u00a0:',
  takeBack: 'Annuler et reprendre cette saisie',
  takeBackAsk:
    'Ne pas publier ce qui est prévu\u00a0? Il revient dans cette saisie, où vous le modifiez et le publiez de nouveau.',
  contradicts: (by: string, when: string) =>
    `${by} a prévu autre chose pour le ${when}. Annulez d’abord cette publication.`,
  contradicted:
    'Une publication prévue entre-temps change les mêmes valeurs. Rien n’a été publié, et votre saisie reste ici\u202f; « Recharger » montre où.',
  conflict: (by: string, when: string) =>
    by
      ? `${by} a publié d’autres prestations le ${when}. Rien n’a été publié, et votre saisie reste ici\u00a0; « Recharger » la remplace.`
      : 'Les prestations ont changé entre-temps. Rien n’a été publié, et votre saisie reste ici\u00a0; « Recharger » la remplace.',
} as const

/** French texts of the kinds of instruments. */
export const kindWords = {
  part: 'Types',
  kinds: 'Types d’instruments',
  lead: 'Chaque produit est d’un type. Un nouveau nom vaut partout dès la publication, et se défait comme les autres\u202f; un type ne se retire que lorsqu’aucun produit n’en est.',
  key: 'Code',
  keyHint: 'Lettres a à z, chiffres et tirets\u202f; il est dans les adresses et ne change plus',
  category: 'Catégorie',
  add: 'Ajouter un type',
  fresh: 'Nouveau type',
  freshHint:
    'Son premier produit se fait en dupliquant un autre\u202f: changez-y ensuite le type, et choisissez le dessin.',
  publish: 'Publier les types',
  publishAsk: (changes: string) => `Publier maintenant\u00a0? ${changes}`,
  renamed: (before: string, after: string) => `«\u00a0${before}\u00a0» devient «\u00a0${after}\u00a0».`,
  added: (name: string) => `Nouveau\u00a0: «\u00a0${name}\u00a0».`,
  removed: 'Type retiré de la liste.',
  taken: (name: string) => `«\u00a0${name}\u00a0» disparaît.`,
  reordered: 'L’ordre change.',
  conflict:
    'Les types ont changé entre-temps. Rien n’a été publié\u202f; « Recharger » montre ceux d’aujourd’hui.',
  ordered: 'Une publication des types est en cours. Rien n’a été publié\u202f: réessayez dans un instant.',
} as const
