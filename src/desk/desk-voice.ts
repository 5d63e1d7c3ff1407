import type { Texts } from '#src/i18n/translation.ts'

/** Texts of the customer's page in the company's words: what the desk shares with it, it says from its side. */
export const deskVoice: Partial<Texts> = {
  'request.offer-sent': 'Chez le client',
  'request.prices-then': 'Prix unitaires affichés le jour de la demande.',
  'request.order-number': 'Numéro de commande du client',
}
