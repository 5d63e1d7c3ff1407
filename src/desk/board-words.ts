/** French words of the board above the lists, and of a search with more than they show. */
export const boardWords = {
  waiting: 'à répondre',
  due: 'à rendre sous 4\u202fh ou en retard',
  dueTitle: 'À rendre sous 4\u202fh ou en retard',
  offered: 'en attente du client',
  openCents: '€ HT en devis',
  archivedToo: 'Chercher aussi dans les archives',
  foundMore: (n: number) =>
    `Seuls les ${n} plus récents sont montrés\u00a0: ajoutez un mot pour trouver les autres.`,
} as const
