import { nameOfUse } from '#domain/fit/sentence.ts'

import { type Configuration, configurationQuery } from '#domain/quote-list/configuration.ts'

/** The questions of the configurator as the company's mail names them, in French. */
const questions: Record<keyof Configuration, string> = {
  use: 'Usage',
  country: 'Pays d’utilisation',
  load: 'Charge nette maximale',
  tare: 'Tare',
  smallest: 'Plus petite quantité nette',
  tolAbs: 'Erreur acceptée',
  tolPct: 'Erreur acceptée, en\u00a0%',
  everywhere: 'Erreur acceptée sur toute l’étendue',
  nominal: 'Quantité nominale',
  piece: 'Masse d’une pièce',
  pieces: 'Nombre de pièces',
  reference: 'Pièces de l’échantillon',
  minimumWeight: 'Pesée minimale (USP, Ph. Eur.)',
  length: 'Longueur de l’objet, en mm',
  width: 'Largeur de l’objet, en mm',
  cleaning: 'Nettoyage',
  dust: 'Poussière',
  zone: 'Zone ATEX',
  power: 'Alimentation',
  hours: 'Autonomie, en heures',
  interface: 'Interface',
  perDay: 'Pesées par jour',
  budget: 'Budget HT, en €',
  hospital: 'À l’hôpital',
  baby: 'Pèse-bébé',
  bed: 'Pèse-lit',
  farm: 'À la ferme',
  building: 'Matériaux de construction',
  prepackages: 'Préemballages',
}

/** Values that are not typed but chosen. */
const choices = {
  wiped: 'essuyé',
  hosed: 'au jet',
  pressure: 'haute pression',
  immersed: 'immersion',
  dusty: 'poussiéreux',
  tight: 'étanche à la poussière',
  mains: 'secteur',
  battery: 'batterie',
} as const
const chosen: readonly string[] = ['cleaning', 'dust', 'power'] satisfies (keyof Configuration)[]

const flags: readonly string[] = [
  'everywhere',
  'minimumWeight',
  'hospital',
  'baby',
  'bed',
  'farm',
  'building',
  'prepackages',
] satisfies (keyof Configuration)[]

/** The answers as the visitor gave them, for the company; the ones that say nothing are left out. */
export function answerRows(answers: Configuration): [question: string, answer: string][] {
  return [...configurationQuery(answers)].map(([name, value]) => [
    questions[name as keyof Configuration],
    answerText(name, value, answers),
  ])
}

function answerText(name: string, value: string, { use }: Configuration): string {
  if (name === 'use') return nameOfUse(use, 'fr')
  if (flags.includes(name)) return 'oui'
  return chosen.includes(name) ? choices[value as keyof typeof choices] : value
}
