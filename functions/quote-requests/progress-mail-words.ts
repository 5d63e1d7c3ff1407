import type { Locale } from '#config/locales.ts'

type Letter = { subject: string; text: string; button: string }

type Words = {
  greeting: string
  closing: string
  /** Under the link: whom it is for, and how long it works. */
  personal: string
  link: Letter
  message: Letter
  /** Above the company's reason. */
  closed: Letter
  offer: (version: number, validUntil: string) => Letter
  /** Names and sizes of the files that came with it. */
  offerFiles: (names: string) => string
  reminder: (version: number, validUntil: string) => Letter
  /** `by` and `orderNumber` as the customer typed them; the number may be empty. */
  accepted: (version: number, by: string, orderNumber: string) => Letter
}

/** Texts of the mails to a customer about a request. */
export const customerWords: Record<Locale, Words> = {
  fr: {
    greeting: 'Bonjour,',
    closing: 'Cordialement.',
    personal: 'Ce lien est personnel et ouvre votre demande pendant 180\u00a0jours.',
    link: {
      subject: 'Votre lien de suivi',
      text: 'Voici un nouveau lien vers la page de votre demande de devis. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
      button: 'Suivre ma demande',
    },
    message: {
      subject: 'Nouveau message',
      text: 'Notre équipe vous a écrit au sujet de votre demande de devis\u00a0:',
      button: 'Lire et répondre',
    },
    offer: (version, validUntil) => ({
      subject: 'Votre devis',
      text: `Notre devis (version ${version}) vous attend sur la page de votre demande. Il est valable jusqu’au ${validUntil}\u00a0: vous pouvez l’accepter, le décliner ou poser une question.`,
      button: 'Voir le devis',
    }),
    offerFiles: (names) => `Joint au devis, à télécharger sur la même page\u00a0: ${names}.`,
    closed: {
      subject: 'Demande close',
      text: 'Nous avons clos votre demande de devis, pour la raison suivante\u00a0:',
      button: 'Voir la demande',
    },
    reminder: (version, validUntil) => ({
      subject: 'Votre devis arrive à échéance',
      text: `Notre devis (version ${version}) est valable jusqu’au ${validUntil}. Vous pouvez encore l’accepter, le décliner ou poser une question\u202f; passé ce jour, il vous suffit de nous en demander un nouveau.`,
      button: 'Voir le devis',
    }),
    accepted: (version, by, orderNumber) => ({
      subject: 'Devis accepté',
      text: `Merci\u00a0: l’acceptation du devis (version ${version}) par ${by} est enregistrée${orderNumber ? `, sous votre numéro de commande ${orderNumber}` : ''}. Nous vous contactons pour la suite.`,
      button: 'Voir le devis accepté',
    }),
  },
  en: {
    greeting: 'Hello,',
    closing: 'Kind regards,',
    personal: 'This link is personal and opens your request for 180\u00a0days.',
    link: {
      subject: 'Your link to follow the request',
      text: 'Here is a new link to the page of your quote request. If you did not ask for it, you can ignore this email.',
      button: 'Follow my request',
    },
    message: {
      subject: 'New message',
      text: 'Our team has written to you about your quote request:',
      button: 'Read and reply',
    },
    offer: (version, validUntil) => ({
      subject: 'Your quotation',
      text: `Our quotation (version ${version}) is waiting on the page of your request. It is valid until ${validUntil}: you can accept it, decline it or ask a question.`,
      button: 'View the quotation',
    }),
    offerFiles: (names) => `Attached to it, for download from the same page: ${names}.`,
    closed: {
      subject: 'Request closed',
      text: 'We have closed your quote request, for the following reason:',
      button: 'View the request',
    },
    reminder: (version, validUntil) => ({
      subject: 'Your quotation expires soon',
      text: `Our quotation (version ${version}) is valid until ${validUntil}. You can still accept it, decline it or ask a question; after that day, simply ask us for a new one.`,
      button: 'View the quotation',
    }),
    accepted: (version, by, orderNumber) => ({
      subject: 'Quotation accepted',
      text: `Thank you: the acceptance of the quotation (version ${version}) by ${by} has been recorded${orderNumber ? `, under your order number ${orderNumber}` : ''}. We will contact you about the next steps.`,
      button: 'View the accepted quotation',
    }),
  },
  de: {
    greeting: 'Guten Tag,',
    closing: 'Mit freundlichen Grüßen',
    personal: 'Dieser Link ist persönlich und öffnet Ihre Anfrage 180\u00a0Tage lang.',
    link: {
      subject: 'Ihr Link zur Anfrage',
      text: 'hier ist ein neuer Link zur Seite Ihrer Angebotsanfrage. Haben Sie ihn nicht angefordert, brauchen Sie nichts zu tun.',
      button: 'Anfrage verfolgen',
    },
    message: {
      subject: 'Neue Nachricht',
      text: 'unser Team hat Ihnen zu Ihrer Angebotsanfrage geschrieben:',
      button: 'Lesen und antworten',
    },
    offer: (version, validUntil) => ({
      subject: 'Ihr Angebot',
      text: `unser Angebot (Version ${version}) steht auf der Seite Ihrer Anfrage bereit. Es gilt bis zum ${validUntil}; Sie können es annehmen, ablehnen oder eine Frage stellen.`,
      button: 'Angebot ansehen',
    }),
    offerFiles: (names) => `Dem Angebot beigefügt, zum Herunterladen auf derselben Seite: ${names}.`,
    closed: {
      subject: 'Anfrage abgeschlossen',
      text: 'wir haben Ihre Angebotsanfrage abgeschlossen, aus folgendem Grund:',
      button: 'Anfrage ansehen',
    },
    reminder: (version, validUntil) => ({
      subject: 'Ihr Angebot läuft bald ab',
      text: `unser Angebot (Version ${version}) gilt bis zum ${validUntil}. Sie können es noch annehmen, ablehnen oder eine Frage stellen; danach bitten Sie uns einfach um ein neues.`,
      button: 'Angebot ansehen',
    }),
    accepted: (version, by, orderNumber) => ({
      subject: 'Angebot angenommen',
      text: `vielen Dank: Die Annahme des Angebots (Version ${version}) durch ${by} ist erfasst${orderNumber ? `, unter Ihrer Bestellnummer ${orderNumber}` : ''}. Wir melden uns wegen der nächsten Schritte.`,
      button: 'Angenommenes Angebot ansehen',
    }),
  },
}
