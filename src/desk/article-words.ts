import type { ArticleState } from '#domain/content/article-content.ts'
import { inLanguage } from './edited-words.ts'

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
