import { company } from '#config/company.ts'
import type { Locale, Localized } from '#config/locales.ts'
import { actionsIn, type Draft, fill, phoneText } from './draft.ts'
import { pageSource } from './pages.ts'

const words = {
  topic: {
    fr: 'Je réponds aux questions sur le pesage, nos instruments, leurs prix, les règles de vérification et notre entreprise. Pour le reste, je ne peux pas vous aider.',
    en: 'I answer questions about weighing: instruments, prices, verification rules, and this company. I cannot help with anything else.',
    de: 'Ich beantworte Fragen rund ums Wiegen: zu Waagen, Preisen, Eichregeln und dieser Firma. Bei anderen Themen kann ich nicht helfen.',
  },
  instructions: {
    fr: 'Je ne peux pas faire cela. Je réponds seulement sur les instruments de pesage, leurs règles et cette entreprise.',
    en: 'I cannot do that. I only answer about weighing instruments, their rules and this company.',
    de: 'Das kann ich nicht tun. Ich antworte nur zu Waagen, ihren Regeln und dieser Firma.',
  },
  legal: {
    fr: 'Je ne donne pas de conseil juridique. Adressez-vous à un avocat ou à l’administration chargée de la métrologie légale ; pour l’instrument lui-même, écrivez-nous.',
    en: 'I cannot give legal advice. Please ask a lawyer or the legal metrology authority; for the instrument itself, write to us.',
    de: 'Ich gebe keine Rechtsberatung. Wenden Sie sich an eine Rechtsanwältin, einen Rechtsanwalt oder die Eichbehörde; zur Waage selbst schreiben Sie uns.',
  },
  person: {
    fr: 'Une personne vous répond : par le formulaire de contact, ou au {phone}, du lundi au vendredi de {from} à {to}. Vous pouvez joindre cette conversation à votre message.',
    en: 'A person will answer you: by the contact form, or on {phone}, Monday to Friday, {from} to {to}. You can add this conversation to your message.',
    de: 'Ein Mensch antwortet Ihnen: über das Kontaktformular oder unter {phone}, Montag bis Freitag von {from} bis {to} Uhr. Sie können dieses Gespräch Ihrer Nachricht beifügen.',
  },
  broken: {
    fr: 'Notez le modèle, le numéro de série et ce que l’affichage montre, et n’ouvrez pas l’instrument : un scellement rompu met fin à la vérification.',
    en: 'Note the model, the serial number and what the display shows, and do not open the instrument: a broken seal ends the validity of the verification.',
    de: 'Notieren Sie Modell, Seriennummer und Anzeige und öffnen Sie die Waage nicht: Eine verletzte Sicherungsmarke beendet die Eichung.',
  },
  site: {
    fr: 'Rechargez la page ou essayez un autre navigateur. Si cela ne suffit pas, dites-nous ce qui ne marche pas : par e-mail à {email} ou au {phone}, du lundi au vendredi de {from} à {to}.',
    en: 'Reload the page or try another browser. If that does not help, tell us what is not working: by email to {email} or on {phone}, Monday to Friday, {from} to {to}.',
    de: 'Laden Sie die Seite neu oder versuchen Sie einen anderen Browser. Hilft das nicht, sagen Sie uns, was nicht funktioniert: per E-Mail an {email} oder unter {phone}, Montag bis Freitag von {from} bis {to} Uhr.',
  },
  unknown: {
    fr: 'Je n’ai pas de source sûre pour cette question, et je préfère ne pas deviner.',
    en: 'I have no reliable source for this question, and I would rather not guess.',
    de: 'Für diese Frage habe ich keine sichere Quelle und möchte nicht raten.',
  },
  hello: {
    fr: 'Bonjour ! Je suis un programme, pas une personne. Je trouve des instruments, donne prix et stock, explique les termes et les règles de vérification, et lis une plaque signalétique. Que pesez-vous, et pour quel usage ?',
    en: 'Hello! I am a program, not a person. I find instruments, give prices and stock, explain terms and verification rules, and read data plates. What do you weigh, and what for?',
    de: 'Guten Tag! Ich bin ein Programm, kein Mensch. Ich finde Waagen, nenne Preise und Bestand, erkläre Begriffe und Eichregeln und lese Typenschilder. Was wiegen Sie, und wofür?',
  },
  thanks: {
    fr: 'Avec plaisir. Si vous avez une autre question, posez-la ; un devis est toujours gratuit.',
    en: 'You are welcome. If you have another question, just ask; quotations are free.',
    de: 'Gern geschehen. Stellen Sie jederzeit weitere Fragen; auf Wunsch erhalten Sie ein kostenloses Angebot.',
  },
} satisfies Record<string, Localized>

/** Questions that show what can be asked. */
export const starters: Record<Locale, readonly string[]> = {
  fr: [
    'Je suis boulanger, il me faut une balance de 15 kg',
    'Tous les combien faut-il faire vérifier une balance ?',
    'Intervenez-vous à Colmar ?',
  ],
  en: [
    'I run a bakery and need a 15 kg scale',
    'How often must a shop scale be verified?',
    'Do you come to Colmar?',
  ],
  de: [
    'Ich habe eine Bäckerei und brauche eine Waage bis 15 kg',
    'Wie oft muss eine Ladenwaage geeicht werden?',
    'Kommen Sie nach Freiburg?',
  ],
}

const personText = (locale: Locale) =>
  fill(words.person, locale, { phone: phoneText(locale), from: company.opening.from, to: company.opening.to })

const companyFacts = (locale: Locale) => [phoneText(locale), company.opening.from, company.opening.to]

/** Hands over to a person: the contact form, the phone, the office hours. */
export function handover(locale: Locale, why: 'asked' | 'broken' | 'unknown'): Draft {
  const { contact, call, quote } = actionsIn(locale)
  const before = why === 'asked' ? [] : [words[why][locale]]
  return {
    kind: 'handover',
    text: [...before, personText(locale)].join('\n\n'),
    facts: companyFacts(locale),
    sources: [pageSource('/contact', locale)],
    actions: why === 'unknown' ? [contact, call, quote] : [contact, call],
  }
}

/** Something of this site does not work: by e-mail and phone, which work without it. */
export function siteTrouble(locale: Locale): Draft {
  const { contact, call } = actionsIn(locale)
  const { from, to } = company.opening
  const values = { email: company.email, phone: phoneText(locale), from, to }
  return {
    kind: 'handover',
    text: fill(words.site, locale, values),
    facts: Object.values(values),
    sources: [pageSource('/contact', locale)],
    actions: [call, contact],
  }
}

/** Says that this site does not state something, and who can. */
export function notStated(locale: Locale, lead: string): Draft {
  const { contact, call, quote } = actionsIn(locale)
  return {
    kind: 'handover',
    text: [lead, personText(locale)].join('\n\n'),
    facts: [...companyFacts(locale), lead],
    sources: [pageSource('/conditions-generales', locale)],
    actions: [contact, call, quote],
  }
}

/** Refuses a question outside the assistant's scope. */
export function refusal(locale: Locale, why: 'topic' | 'instructions' | 'legal'): Draft {
  const { contact } = actionsIn(locale)
  return {
    kind: 'refusal',
    text: words[why][locale],
    facts: [],
    sources: why === 'legal' ? [pageSource('/contact', locale)] : [],
    actions: [contact],
    suggestions: starters[locale],
  }
}

/** Says what it is and asks what is weighed. */
export const greeting = (locale: Locale, kind: 'clarify' | 'how-to'): Draft => ({
  kind,
  text: words.hello[locale],
  facts: [],
  suggestions: starters[locale],
})

/** Answers thanks, and asks nothing. */
export const welcome = (locale: Locale): Draft => ({
  kind: 'clarify',
  text: words.thanks[locale],
  facts: [],
  actions: [actionsIn(locale).quote],
})
