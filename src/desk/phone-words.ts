/** French texts about customers who have only a telephone. */
export const phoneWords = {
  startWithoutEmail: 'Sans adresse, un numéro de téléphone suffit\u202f; aucun e-mail ne part alors.',
  storeStart: 'Enregistrer la demande',
  ofPhone: 'Tout ce qui concerne ce numéro',
  noEmail: 'aucun',
  noEmailNotice:
    'Sans adresse e-mail, rien ne part d’ici. Donnez au client le lien vers sa demande, ou imprimez le PDF du devis.',
  addedEmail: 'Adresse e-mail du client',
  addedEmailHint: 'Le client y reçoit aussitôt le lien vers sa demande, puis tout le reste.',
  addEmail: 'Ajouter l’adresse',
  customerLink: 'Lien du client',
  customerLinkHint: 'Il ouvre la demande sans mot de passe\u202f: ne le donnez qu’au client.',
  showLink: 'Afficher le lien du client',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  writeHere: (language: string) =>
    `Le client le lit sur la page de sa demande. Langue du client\u00a0: ${language}.`,
  storeMessage: 'Ajouter le message',
  storedMessage: 'Message ajouté à la page du client.',
  makeOffer: 'Établir le devis',
  offerMade:
    'Devis établi. Aucun e-mail n’est parti\u202f: remettez au client le PDF ou le lien de sa demande.',
} as const
