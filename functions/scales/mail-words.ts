import type { Locale } from '#config/locales.ts'

type Words = {
  subject: (count: number) => string
  greeting: (name: string) => string
  intro: string
  serial: string
  place: string
  due: string
  overhaul: string
  left: (days: number) => string
  more: (count: number) => string
  /** While the application is in time: `last` is its last day. */
  germanEarly: (last: string) => string
  /** Afterwards. */
  germanLate: string
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
    overhaul: 'Révision périodique',
    left: (days) =>
      days === 0 ? 'aujourd’hui' : days === 1 ? 'dans 1\u00a0jour' : `dans ${days}\u00a0jours`,
    more: (count) => `Et ${count} de plus dans votre registre.`,
    germanEarly: (last) =>
      `En Allemagne, la vérification (Eichung) relève de la seule autorité compétente\u00a0: déposez-y la demande au plus tard le ${last}, dix semaines avant l’échéance. La balance peut alors rester en service jusqu’à sa vérification (MessEG, § 38).`,
    germanLate:
      'En Allemagne, la vérification (Eichung) relève de la seule autorité compétente. Si la demande a été faite dix semaines avant l’échéance, la balance peut rester en service jusqu’à sa vérification (MessEG, § 38)\u202f; sinon, faites-la sans attendre et demandez à l’autorité si la balance peut servir après l’échéance.',
    open: 'Ouvrir mes balances',
    visit: 'Dans votre espace client, une visite se demande en deux clics.',
    duty: 'L’obligation légale de faire vérifier l’instrument incombe à son détenteur\u202f; ces dates sont une aide.',
    closing: 'Cordialement.',
    stop: 'Ne plus recevoir ces rappels',
  },
  en: {
    subject: (count) =>
      count === 1
        ? 'Periodic verification: one date is approaching'
        : `Periodic verification: ${count} dates are approaching`,
    greeting: (name) => `Hello ${name},`,
    intro: 'The verification of these instruments will soon expire:',
    serial: 'Serial no.',
    place: 'Place',
    due: 'Due',
    overhaul: 'Periodic overhaul',
    left: (days) => (days === 0 ? 'today' : days === 1 ? 'in 1\u00a0day' : `in ${days}\u00a0days`),
    more: (count) => `And ${count} more in your register.`,
    germanEarly: (last) =>
      `In Germany verification (Eichung) is carried out by the competent authority alone: apply there by ${last}, ten weeks before the due date. The scale may then stay in use until it is verified (MessEG, section 38).`,
    germanLate:
      'In Germany verification (Eichung) is carried out by the competent authority alone. If you applied ten weeks before the due date, the scale may stay in use until it is verified (MessEG, section 38); if not, apply now and ask the authority whether the scale may be used after that date.',
    open: 'Open my scales',
    visit: 'In your customer area you can request a visit in two clicks.',
    duty: 'The legal duty to have the instrument verified lies with its holder; these dates are an aid.',
    closing: 'Kind regards,',
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
    overhaul: 'Revision (révision périodique)',
    left: (days) => (days === 0 ? 'heute' : days === 1 ? 'in 1\u00a0Tag' : `in ${days}\u00a0Tagen`),
    more: (count) => `Und ${count} weitere in Ihrem Verzeichnis.`,
    germanEarly: (last) =>
      `In Deutschland eicht ausschließlich die Eichbehörde: Stellen Sie den Antrag bis spätestens ${last}, zehn Wochen vor Ablauf der Eichfrist. Dann darf die Waage bis zur Eichung in Gebrauch bleiben (§ 38 MessEG).`,
    germanLate:
      'In Deutschland eicht ausschließlich die Eichbehörde. Haben Sie den Antrag zehn Wochen vor Ablauf der Eichfrist gestellt, darf die Waage bis zur Eichung in Gebrauch bleiben (§ 38 MessEG). Andernfalls stellen Sie ihn umgehend und fragen Sie die Behörde, ob die Waage nach Fristablauf weiter verwendet werden darf.',
    open: 'Meine Waagen öffnen',
    visit: 'In Ihrem Kundenbereich fragen Sie einen Termin vor Ort mit zwei Klicks an.',
    duty: 'Die gesetzliche Pflicht, die Waage fristgerecht prüfen bzw. eichen zu lassen, liegt beim Verwender; diese Termine sind eine Hilfe.',
    closing: 'Mit freundlichen Grüßen',
    stop: 'Diese Erinnerungen abbestellen',
  },
}
