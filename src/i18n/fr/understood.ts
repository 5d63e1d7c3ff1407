/** What was read in a search. */
export const understood = {
  'understood.title': 'Compris :',
  'understood.remove': 'Retirer « {{fact}} » de la recherche',
  'understood.given-up': 'Aucun modèle ne réunit tout. Recherche faite sans : {{facts}}.',
  'understood.words': 'les mots « {{words}} »',
}
