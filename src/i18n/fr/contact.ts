/** The contact page. */
export const contact = {
  'contact.title': 'Contact',
  'contact.meta-description':
    'Une question sur une balance, une vérification ou une réparation ? Écrivez-nous ou appelez-nous : interventions dans un rayon de {{radius}}\u00a0km autour de {{city}}.',
  'contact.keywords': 'contact pesage, réparation balance Alsace, vérification balance, téléphone',
  'contact.lead':
    'Une question, une panne, une vérification à prévoir : écrivez-nous, nous répondons sous 24\u00a0h, jours ouvrés.',
  'contact.quote-subject': 'Demande de devis',
  'contact.direct': 'Nous joindre',
  'contact.hours': 'Horaires',
  'contact.open': 'Ouvert maintenant, jusqu’à {{until}}',
  'contact.closed': 'Fermé ; ouvre {{opening}}',
  'contact.holiday': 'Fermé le {{day}} (jour férié en Alsace)',
  'contact.area': 'Zone d’intervention',
  'contact.area-text': '{{radius}}\u00a0km autour de {{city}} : Alsace et régions voisines.',
  'contact.send': 'Envoyer le message',
  'contact.sent': 'Message envoyé',
  'contact.sent-text':
    'Votre message porte la référence {{reference}}. Nous répondons sous 24\u00a0h, jours ouvrés.',
  'contact.again': 'Écrire un autre message',
}
