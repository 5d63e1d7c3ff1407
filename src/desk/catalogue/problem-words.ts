import type { AppError } from '#domain/errors/error.ts'
import type { Doubt } from '#domain/publishing/doubts.ts'
import type { ProblemCode } from '#domain/publishing/problems.ts'
import { moment } from '#src/desk/formats.ts'
import { text } from './catalogue-words.ts'

/** What is wrong, as a sentence at its field. */
export const problemText = {
  'id-taken': () => 'Cet identifiant existe déjà.',
  'reference-taken': (reference: string) => `La référence ${reference} est celle d’un autre modèle.`,
  'code-taken': () => 'Ce code existe déjà.',
  'other-category': () => 'Ce type n’appartient pas à cette catégorie.',
  'id-form': () => 'Lettres a à z, chiffres et tirets seulement.',
  missing: () => 'Ce texte manque.',
  'no-label': (key: string) => `La ligne « ${key} » n’a pas de libellé.`,
  'no-drawing': () => 'Il n’y a pas de dessin de ce type.',
  'no-such-model': (reference: string) => `${reference} n’est pas un modèle de ce produit.`,
  'not-above-zero': () => 'Le prix doit être supérieur à zéro.',
  'no-reference': () => 'La référence manque.',
  'no-max': () => 'Max manque.',
  'reference-form': () => 'Une référence a des lettres, des chiffres, des espaces et . _ / + # ( ) & -',
  'class-contradicts': () => 'La classe et l’usage réglementé se contredisent.',
  'no-such-product': (id: string) => `Le produit ${id} n’existe pas, ou c’est celui-ci.`,
  'no-such-file': () => 'Ce fichier n’est plus enregistré\u202f; choisissez-le de nouveau.',
  plate: (rule: string) => plateRules[rule] ?? `OIML R 76-1\u00a0: ${rule}`,
} satisfies Record<ProblemCode, (about: string) => string>

/** What is only doubtful, as a sentence. */
export const doubtText = {
  'mass-of-no-model': (mass: string) => `Le nom ou le résumé dit ${mass}, qu’aucun modèle n’a.`,
  'in-stock-without-price': (reference: string) => `${reference} est en stock, sans prix.`,
  'without-document': (reference: string) =>
    `${reference} n’a pas un document que d’autres modèles ont : voir « Documents ».`,
  'unusual-price': (reference: string) =>
    `Le prix de ${reference} est au moins dix fois plus haut ou plus bas que d’habitude pour ce type.`,
} satisfies Record<Doubt['code'], (about: string) => string>

/** The rules of OIML R 76-1 that a plate can break. */
const plateRules: Readonly<Record<string, string>> = {
  'no-range': 'Il manque une étendue de pesage.',
  'ranges-not-rising': 'Max et e doivent croître d’une étendue à la suivante (OIML R 76-1, 3.3.1).',
  'interval-form': 'e et d sont 1, 2 ou 5 × 10ᵏ (OIML R 76-1, 4.2.2.1).',
  'e-missing': 'Un instrument d’une classe a un échelon e et un échelon d.',
  'e-without-class': 'Sans classe, pas d’échelon de vérification e.',
  'e-too-small': 'e est trop petit pour cette classe (OIML R 76-1, tableau 3).',
  'd-not-e': 'En classe III et IIII, d = e.',
  'd-out-of-e': 'd < e ≤ 10 d, avec e = 10ᵏ (OIML R 76-1, 3.4.2).',
  'n-too-small': 'Max / e est trop petit pour cette classe (OIML R 76-1, tableau 3).',
  'n-too-large': 'Max / e est trop grand pour cette classe (OIML R 76-1, tableau 3).',
  'partial-range-too-small': 'Une étendue partielle compte trop peu d’échelons (OIML R 76-1, 3.3.3).',
  'auxiliary-on-multi-interval': 'Un instrument à échelons multiples n’a pas d < e (OIML R 76-1, 3.4.1).',
}

/** The sentence of a problem; one that this version does not know is named. */
export const sentenceOf = ({ code, about }: { code: string; about: string }): string =>
  code in problemText ? problemText[code as ProblemCode](about) : `${code} ${about}`

/** Why a publication failed. */
const failures = {
  version:
    'Le site a été mis à jour pendant cette publication, que sa nouvelle version ne sait pas terminer. Rien n’a changé en ligne\u00a0: publiez à nouveau.',
  services: 'Les prestations ont été modifiées entre-temps.',
  kind: (kind: string) => `La sorte «\u00a0${kind}\u00a0» est utilisée entre-temps.`,
  product: (id: string, by: string, at: string) =>
    by ? `${id}\u00a0: modifié entre-temps par ${by}, ${at}.` : `${id}\u00a0: modifié entre-temps.`,
} as const

/** Of a change of many prices that brings doubts. */
export const doubtWords = {
  looking: (products: number) => `${products} produits examinés…`,
  applyAnyway: 'Appliquer malgré ces doutes',
} as const

/** What a refused change of the catalogue means for whoever typed it. */
export function refusalText({ code, changed }: AppError): string {
  if (code === 'precondition-failed')
    return text.conflict(changed?.by ?? '', changed ? moment(changed.at) : '')
  return code === 'state-changed' ? text.ordered : text.lost
}

/** Why a publication failed, as its run has written it down; a fault of the database in its own words. */
export function failureText(error: string): string {
  const [subject = '', what = ''] = error.split(/: (.*)/s)
  if (what === 'unknown') return failures.version
  if (subject === 'services') return failures.services
  const kind = subject === 'kinds' ? /^(.*) is used$/.exec(what)?.[1] : undefined
  if (kind) return failures.kind(kind)
  const [, by, at = ''] = /^changed by (.*), (\S+)$/.exec(what) ?? []
  if (by === undefined) return error
  const when = Number.isNaN(Date.parse(at)) ? '' : moment(at)
  return failures.product(subject, when && by, when)
}

/** What it means that a publication could not be called off or undone. */
export const publicationProblem = (problem: AppError): string =>
  problem.code === 'state-changed' ? text.publicationMoved : refusalText(problem)
