/** What was read in a search. */
export const understood = {
  'understood.title': 'Compris :',
  'understood.remove': 'Retirer « {{fact}} » de la recherche',
  'understood.given-up': 'Aucun modèle ne réunit tout. Mis de côté : {{facts}}.',
  'understood.words': 'les mots « {{words}} »',
}
