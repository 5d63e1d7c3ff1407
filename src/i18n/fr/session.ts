/** Who is signed in, as the header says it. */
export const session = {
  'session.sign-in': 'Connexion',
  'session.client': 'Client',
  'session.area': 'Mon espace client',
  'session.sign-out': 'Déconnexion',
}
