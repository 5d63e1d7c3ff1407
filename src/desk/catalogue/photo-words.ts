/** French texts of the photographs of a product. */
export const photoWords = {
  title: 'Photos',
  hint: 'La première est celle des listes, des documents et des aperçus de liens. Le dessin suit toujours.',
  nth: (n: number) => (n === 1 ? 'Photo principale' : `Photo ${n}`),
  focus: (n: number) => `Point à garder en vue de la photo ${n}`,
  focusHint: 'Cliquez sur ce qui doit rester en vue, ou déplacez le point avec les flèches.',
  focusAt: (x: number, y: number) => `${x}\u202f% de la gauche, ${y}\u202f% du haut`,
  cut: 'Sur les listes',
  shows: 'Ce que montre la photo',
  up: (n: number) => `Avancer la photo ${n}`,
  down: (n: number) => `Reculer la photo ${n}`,
  move: 'Glisser pour changer l’ordre',
  remove: (n: number) => `Retirer la photo ${n}`,
  removed: 'Photo retirée.',
} as const
