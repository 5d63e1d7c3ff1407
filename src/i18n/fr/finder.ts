/** The finder of the home page. */
export const finder = {
  'indicator.reading': 'Indicateur de pesage : {{reading}}, stable.',
  'indicator.stable': 'STABLE',
  'indicator.zero': 'ZÉRO',
  'indicator.net': 'NET',
  'finder.title': 'Trouver une balance',
  'finder.load': 'Charge à peser',
  'finder.slider': 'Charge à peser, au curseur',
  'finder.use': 'Usage',
  'finder.more': 'Trouver ma balance',
  'finder.count_one': '{{count}} modèle convient ; le voici :',
  'finder.count_other': '{{count}} modèles conviennent ; les trois meilleurs :',
  'finder.none': 'Aucun modèle ne convient tel quel : le configurateur propose une solution.',
  'finder.failed': 'La recherche ne répond pas ; le configurateur continue avec votre saisie.',
}
