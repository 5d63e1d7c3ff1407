import type { Locale } from '#config/locales.ts'
import type { LetterWords } from '#functions/mail/letter.ts'

export type LetterKind = 'welcome' | 'verify' | 'reset' | 'changed' | 'expiring'

/**
 * Texts of account mails. `{{minutes}}`, `{{phone}}` and the like are filled in by the writer; nothing that a person
 * typed is inserted.
 */
export const letterWords: Record<Locale, Record<LetterKind, LetterWords>> = {
  fr: {
    welcome: {
      subject: 'Bienvenue dans votre espace client',
      before: [
        'Bonjour,',
        'Votre compte {{company}} est créé. Vous y retrouvez vos demandes de devis, votre liste et le registre de vos balances avec leurs échéances de vérification.',
        'Confirmez votre adresse pour retrouver aussi les demandes envoyées sans compte\u00a0:',
      ],
      button: 'Confirmer mon adresse',
      after: [
        'Ce lien est valable {{minutes}}\u00a0minutes et ne sert qu’une fois. Vous pouvez en demander un autre depuis votre espace client.',
        'Si vous n’avez pas créé ce compte, ne confirmez rien et écrivez-nous à {{email}}.',
      ],
    },
    verify: {
      subject: 'Confirmez votre adresse e-mail',
      before: ['Bonjour,', 'Vous avez demandé un nouveau lien pour confirmer votre adresse\u00a0:'],
      button: 'Confirmer mon adresse',
      after: [
        'Ce lien est valable {{minutes}}\u00a0minutes et ne sert qu’une fois.',
        'Si vous n’avez rien demandé, ignorez ce message.',
      ],
    },
    reset: {
      subject: 'Réinitialisation de votre mot de passe',
      before: [
        'Bonjour,',
        'Une réinitialisation du mot de passe de votre espace client a été demandée\u00a0:',
      ],
      button: 'Choisir un nouveau mot de passe',
      after: [
        'Ce lien est valable {{minutes}}\u00a0minutes et ne sert qu’une fois.',
        'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
    },
    changed: {
      subject: 'Votre mot de passe a été modifié',
      before: [
        'Bonjour,',
        'Le mot de passe de votre espace client vient d’être modifié. Tous les autres appareils ont été déconnectés.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous au {{phone}}\u00a0:',
      ],
      button: 'Choisir un nouveau mot de passe',
      after: [],
    },
    expiring: {
      subject: 'Votre espace client sera effacé le {{day}}',
      before: [
        'Bonjour,',
        'Voici près de {{years}}\u00a0ans que nous n’avons eu aucun contact avec vous. Nous ne gardons pas de données sans raison\u00a0: votre compte {{company}}, votre liste et le registre de vos balances seront effacés le {{day}}.',
        'Pour les garder, il suffit de vous connecter avant cette date\u00a0:',
      ],
      button: 'Me connecter',
      after: [
        'Vous pouvez aussi y télécharger toutes vos données. Si vous n’avez plus besoin de ce compte, vous n’avez rien à faire.',
        'Pour toute question\u00a0: {{email}}.',
      ],
    },
  },
  en: {
    welcome: {
      subject: 'Welcome to your customer area',
      before: [
        'Hello,',
        'Your {{company}} account is ready. It holds your quote requests, your list, and the register of your scales with their verification dates.',
        'Confirm your address to find the requests you sent without an account, too:',
      ],
      button: 'Confirm my address',
      after: [
        'This link works once, for {{minutes}} minutes. You can ask for another one in your customer area.',
        'If you did not create this account, confirm nothing and write to us at {{email}}.',
      ],
    },
    verify: {
      subject: 'Confirm your email address',
      before: ['Hello,', 'You asked for a new link to confirm your address:'],
      button: 'Confirm my address',
      after: [
        'This link works once, for {{minutes}} minutes.',
        'If you did not ask for it, ignore this message.',
      ],
    },
    reset: {
      subject: 'Reset your password',
      before: ['Hello,', 'Somebody asked to reset the password of your customer area:'],
      button: 'Choose a new password',
      after: [
        'This link works once, for {{minutes}} minutes.',
        'If it was not you, ignore this message: your password stays as it is.',
      ],
    },
    changed: {
      subject: 'Your password was changed',
      before: [
        'Hello,',
        'The password of your customer area has just been changed. All other devices were signed out.',
        'If it was not you, choose a new password at once and call us on {{phone}}:',
      ],
      button: 'Choose a new password',
      after: [],
    },
    expiring: {
      subject: 'Your customer area will be deleted on {{day}}',
      before: [
        'Hello,',
        'We have not heard from you for nearly {{years}} years. We keep no data without a reason: your {{company}} account, your list and the register of your scales will be deleted on {{day}}.',
        'To keep them, simply sign in before that date:',
      ],
      button: 'Sign in',
      after: [
        'You can also download all your data there. If you no longer need the account, you do not need to do anything.',
        'If you have a question, write to {{email}}.',
      ],
    },
  },
  de: {
    welcome: {
      subject: 'Willkommen in Ihrem Kundenbereich',
      before: [
        'Guten Tag,',
        'Ihr Konto bei {{company}} ist angelegt. Sie finden dort Ihre Angebotsanfragen, Ihre Liste und das Verzeichnis Ihrer Waagen mit den fälligen Prüfterminen.',
        'Bestätigen Sie Ihre Adresse, dann erscheinen auch die Anfragen, die Sie ohne Konto gesendet haben:',
      ],
      button: 'Adresse bestätigen',
      after: [
        'Der Link gilt {{minutes}}\u00a0Minuten und nur einmal. Im Kundenbereich können Sie einen neuen anfordern.',
        'Falls Sie dieses Konto nicht angelegt haben, bestätigen Sie bitte nichts und schreiben Sie uns an {{email}}.',
      ],
    },
    verify: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      before: ['Guten Tag,', 'Sie haben einen neuen Link zur Bestätigung Ihrer Adresse angefordert:'],
      button: 'Adresse bestätigen',
      after: [
        'Der Link gilt {{minutes}}\u00a0Minuten und nur einmal.',
        'Falls Sie nichts angefordert haben, ignorieren Sie diese Nachricht.',
      ],
    },
    reset: {
      subject: 'Passwort zurücksetzen',
      before: ['Guten Tag,', 'für Ihren Kundenbereich wurde ein neues Passwort angefordert:'],
      button: 'Neues Passwort wählen',
      after: [
        'Der Link gilt {{minutes}}\u00a0Minuten und nur einmal.',
        'Falls Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.',
      ],
    },
    changed: {
      subject: 'Ihr Passwort wurde geändert',
      before: [
        'Guten Tag,',
        'das Passwort Ihres Kundenbereichs wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.',
        'Falls Sie das nicht waren, wählen Sie sofort ein neues Passwort und rufen Sie uns an: {{phone}}',
      ],
      button: 'Neues Passwort wählen',
      after: [],
    },
    expiring: {
      subject: 'Ihr Kundenbereich wird am {{day}} gelöscht',
      before: [
        'Guten Tag,',
        'seit fast {{years}}\u00a0Jahren haben wir nichts von Ihnen gehört. Wir bewahren keine Daten ohne Grund auf: Ihr Konto bei {{company}}, Ihre Liste und das Verzeichnis Ihrer Waagen werden am {{day}} gelöscht.',
        'Wenn Sie sie behalten möchten, melden Sie sich einfach vorher an:',
      ],
      button: 'Anmelden',
      after: [
        'Dort können Sie auch alle Ihre Daten herunterladen. Brauchen Sie das Konto nicht mehr, müssen Sie nichts tun.',
        'Bei Fragen schreiben Sie uns: {{email}}.',
      ],
    },
  },
}
