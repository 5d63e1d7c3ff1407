import type { Locale } from '#config/locales.ts'

type Words = {
  subject: (count: number) => string
  greeting: (name: string) => string
  intro: string
  serial: string
  place: string
  due: string
  left: (days: number) => string
  more: (count: number) => string
  german: string
  open: string
  visit: string
  duty: string
  closing: string
  stop: string
}

/** Texts of the reminder mail. */
export const reminderWords: Record<Locale, Words> = {
  fr: {
    subject: (count) =>
      count === 1
        ? 'Vérification périodique\u00a0: une échéance approche'
        : `Vérification périodique\u00a0: ${count} échéances approchent`,
    greeting: (name) => `Bonjour ${name},`,
    intro: 'La validité de la vérification s’achève bientôt pour\u00a0:',
    serial: 'N° de série',
    place: 'Lieu',
    due: 'Échéance',
    left: (days) =>
      days === 0 ? 'aujourd’hui' : days === 1 ? 'dans 1\u00a0jour' : `dans ${days}\u00a0jours`,
    more: (count) => `Et ${count} de plus dans votre registre.`,
    german:
      'En Allemagne, la vérification relève de l’autorité allemande\u00a0: la demande lui est faite au moins dix semaines avant l’échéance.',
    open: 'Ouvrir mes balances',
    visit: 'Dans votre espace client, une visite se demande en deux clics.',
    duty: 'L’obligation légale de faire vérifier l’instrument incombe à son détenteur\u00a0; ces dates sont une aide.',
    closing: 'Cordialement.',
    stop: 'Ne plus recevoir ces rappels',
  },
  en: {
    subject: (count) =>
      count === 1
        ? 'Periodic verification: one date is approaching'
        : `Periodic verification: ${count} dates are approaching`,
    greeting: (name) => `Hello ${name},`,
    intro: 'The verification will soon expire for:',
    serial: 'Serial no.',
    place: 'Place',
    due: 'Due',
    left: (days) => (days === 0 ? 'today' : days === 1 ? 'in 1\u00a0day' : `in ${days}\u00a0days`),
    more: (count) => `And ${count} more in your register.`,
    german:
      'In Germany verification is carried out by the German authority: apply there at least ten weeks before the date.',
    open: 'Open my scales',
    visit: 'In your customer area you can request a visit in two clicks.',
    duty: 'The legal duty to have the instrument verified lies with its holder; these dates are an aid.',
    closing: 'Kind regards.',
    stop: 'Stop these reminders',
  },
  de: {
    subject: (count) =>
      count === 1
        ? 'Ihre Waage: eine Prüf- bzw. Eichfrist läuft ab'
        : `Ihre Waagen: ${count} Prüf- bzw. Eichfristen laufen ab`,
    greeting: (name) => `Guten Tag ${name},`,
    intro: 'bei folgenden Waagen läuft die Frist demnächst ab:',
    serial: 'Seriennr.',
    place: 'Standort',
    due: 'Fällig',
    left: (days) => (days === 0 ? 'heute' : days === 1 ? 'in 1\u00a0Tag' : `in ${days}\u00a0Tagen`),
    more: (count) => `Und ${count} weitere in Ihrem Verzeichnis.`,
    german:
      'In Deutschland eicht ausschließlich die Eichbehörde: Stellen Sie den Antrag dort mindestens zehn Wochen vor Ablauf der Eichfrist.',
    open: 'Meine Waagen öffnen',
    visit: 'In Ihrem Kundenbereich fragen Sie einen Termin vor Ort mit zwei Klicks an.',
    duty: 'Die gesetzliche Pflicht, die Waage fristgerecht prüfen bzw. eichen zu lassen, liegt beim Verwender; diese Termine sind eine Hilfe.',
    closing: 'Mit freundlichen Grüßen',
    stop: 'Diese Erinnerungen abbestellen',
  },
}
