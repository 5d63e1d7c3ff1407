/** Requests that the device keeps until there is a network. */
export const kept = {
  'kept.title': 'En attente d’envoi',
  'kept.waiting-quote':
    'Pas de réseau : votre demande de devis est gardée sur cet appareil. Elle sera envoyée une seule fois, dès le retour de la connexion.',
  'kept.waiting-message':
    'Pas de réseau : votre message est gardé sur cet appareil. Il sera envoyé une seule fois, dès le retour de la connexion.',
  'kept.sending': 'Envoi en cours…',
  'kept.unsure-quote':
    'Votre demande de devis attend depuis longtemps, et nous ignorons si elle nous est parvenue. Si vous n’avez reçu aucun e-mail de confirmation, envoyez-la de nouveau.',
  'kept.unsure-message':
    'Votre message attend depuis longtemps, et nous ignorons s’il nous est parvenu. Si vous n’avez reçu aucun e-mail de confirmation, envoyez-le de nouveau.',
  'kept.refused-quote':
    'Votre demande de devis n’a pas pu être acceptée telle quelle. Corrigez-la, puis envoyez-la de nouveau.',
  'kept.refused-message':
    'Votre message n’a pas pu être accepté tel quel. Corrigez-le, puis envoyez-le de nouveau.',
  'kept.sent-quote': 'Votre demande de devis est envoyée. Référence : {{reference}}',
  'kept.sent-message': 'Votre message est envoyé. Référence : {{reference}}',
  'kept.send-now': 'Envoyer maintenant',
  'kept.edit': 'Modifier',
  'kept.cancel': 'Ne pas envoyer',
  'kept.confirm-cancel': 'Effacer de cet appareil ce qui n’a pas été envoyé ?',
  'kept.delete': 'Effacer',
  'kept.confirmation': 'Voir la confirmation',
}
