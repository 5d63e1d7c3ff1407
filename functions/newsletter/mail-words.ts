import { company } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import type { LetterWords } from '#functions/mail/letter.ts'

type Words = { confirm: LetterWords; welcome: LetterWords }

/** Texts of newsletter mails. */
export const letterWords: Record<Locale, Words> = {
  fr: {
    confirm: {
      subject: 'Confirmez votre inscription à la lettre d’information',
      before: [
        'Bonjour,',
        `Cette adresse a été inscrite à la lettre d’information de ${company.name}. Confirmez que la demande vient bien de vous\u00a0:`,
      ],
      button: 'Confirmer mon inscription',
      after: [
        'Le lien est valable sept jours. Si vous n’avez rien demandé, ne faites rien\u00a0: vous ne recevrez pas la lettre, et l’adresse sera effacée.',
        'Cordialement.',
      ],
    },
    welcome: {
      subject: 'Votre inscription à la lettre d’information',
      before: [
        'Bonjour,',
        `Votre adresse est inscrite à la lettre d’information de ${company.name}. Gardez ce message\u00a0: il contient votre lien de désinscription.`,
      ],
      button: 'Me désinscrire',
      after: ['Cordialement.'],
    },
  },
  en: {
    confirm: {
      subject: 'Please confirm your newsletter subscription',
      before: [
        'Hello,',
        `This address has been entered for the ${company.name} newsletter. Please confirm that the request came from you:`,
      ],
      button: 'Confirm my subscription',
      after: [
        'The link is valid for seven days. If you did not ask for anything, do nothing: you will not receive the newsletter, and the address will be deleted.',
        'Kind regards,',
      ],
    },
    welcome: {
      subject: 'Your newsletter subscription',
      before: [
        'Hello,',
        `Your address is subscribed to the ${company.name} newsletter. Keep this message: it contains your unsubscribe link.`,
      ],
      button: 'Unsubscribe',
      after: ['Kind regards,'],
    },
  },
  de: {
    confirm: {
      subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
      before: [
        'Guten Tag,',
        `diese Adresse wurde für den Newsletter von ${company.name} angemeldet. Bitte bestätigen Sie, dass die Anmeldung von Ihnen stammt:`,
      ],
      button: 'Anmeldung bestätigen',
      after: [
        'Der Link gilt sieben Tage. Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun: Sie erhalten keinen Newsletter, und die Adresse wird gelöscht.',
        'Mit freundlichen Grüßen',
      ],
    },
    welcome: {
      subject: 'Ihre Newsletter-Anmeldung',
      before: [
        'Guten Tag,',
        `Ihre Adresse ist für den Newsletter von ${company.name} angemeldet. Bewahren Sie diese Nachricht auf: Sie enthält Ihren Abmeldelink.`,
      ],
      button: 'Newsletter abbestellen',
      after: ['Mit freundlichen Grüßen'],
    },
  },
}
