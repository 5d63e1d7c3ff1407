import type { Localized } from '#config/locales.ts'

/** What is said of the company; numbers come from its facts. */
export const words = {
  yes: { fr: 'Oui', en: 'Yes', de: 'Ja' },
  no: { fr: 'Non', en: 'No', de: 'Nein' },
  hours: {
    fr: 'Nous sommes ouverts du lundi au vendredi, de {from} à {to}, sauf les jours fériés d’Alsace-Moselle.',
    en: 'We are open Monday to Friday, {from} to {to}, except on the public holidays of Alsace-Moselle.',
    de: 'Wir haben Montag bis Freitag von {from} bis {to} Uhr geöffnet, außer an den Feiertagen im Elsass.',
  },
  open: {
    fr: 'nous sommes ouverts le {day}, de {from} à {to}.',
    en: 'we are open on {day}, from {from} to {to}.',
    de: 'am {day}, haben wir von {from} bis {to} Uhr geöffnet.',
  },
  closed: {
    fr: 'nous sommes fermés le {day}.',
    en: 'we are closed on {day}.',
    de: 'am {day}, ist geschlossen.',
  },
  openWeekday: {
    fr: 'nous sommes ouverts le {day}, sauf jour férié.',
    en: 'we are open on {day}, except on public holidays.',
    de: 'am {day} ist geöffnet, außer an Feiertagen.',
  },
  closedWeekday: {
    fr: 'nous sommes fermés le {day}.',
    en: 'we are closed on {day}.',
    de: 'am {day} ist geschlossen.',
  },
  address: {
    fr: '{name}, {street}, {code} {city} (Alsace, France). Téléphone : {phone}. E-mail : {email}.',
    en: '{name}, {street}, {code} {city} (Alsace, France). Phone: {phone}. Email: {email}.',
    de: '{name}, {street}, {code} {city} (Elsass, Frankreich). Telefon: {phone}. E-Mail: {email}.',
  },
  accreditation: {
    fr: 'Nous vérifions en France des instruments de pesage à fonctionnement non automatique, sous l’accréditation n° {number} de l’organisme français d’accréditation. Elle ne porte que sur cette vérification.',
    en: 'We verify non-automatic weighing instruments in France, under accreditation no. {number} of the French accreditation body. It covers this verification only.',
    de: 'Wir prüfen in Frankreich nichtselbsttätige Waagen, unter der Akkreditierung Nr. {number} der französischen Akkreditierungsstelle. Sie gilt nur für diese Prüfung.',
  },
  unnamed: {
    fr: 'Pour toute autre accréditation ou certification, ce site n’en mentionne pas : posez-nous la question.',
    en: 'This site states no other accreditation or certification: please ask us.',
    de: 'Andere Akkreditierungen oder Zertifikate nennt diese Website nicht: Bitte fragen Sie uns.',
  },
  founded: {
    fr: '{name} existe depuis {year}, à {city} en Alsace.',
    en: '{name} was founded in {year}, in {city} in Alsace.',
    de: '{name} gibt es seit {year}, in {city} im Elsass.',
  },
  models: {
    fr: 'Nous proposons plus de {count} modèles pour le commerce, l’industrie, le laboratoire et le médical ; le catalogue en montre une partie.',
    en: 'We offer more than {count} models for retail, industry, laboratory and healthcare; the catalogue shows some of them.',
    de: 'Wir bieten mehr als {count} Modelle für Handel, Industrie, Labor und Medizin; der Katalog zeigt einen Teil davon.',
  },
  services: {
    fr: 'Nous vendons, installons, entretenons, réparons, étalonnons et ajustons des instruments de pesage, et nous vérifions en France les instruments à fonctionnement non automatique. Demandez un devis en décrivant l’instrument : il est gratuit.',
    en: 'We sell, install, maintain, repair, calibrate and adjust weighing instruments, and in France we verify non-automatic ones. Ask for a quotation and describe the instrument: it is free.',
    de: 'Wir verkaufen, installieren, warten, reparieren, kalibrieren und justieren Waagen und prüfen in Frankreich nichtselbsttätige Waagen. Beschreiben Sie die Waage in einer Angebotsanfrage: Sie ist kostenlos.',
  },
  contract: {
    fr: 'Oui, nous proposons un contrat d’entretien : des visites prévues et des échéances rappelées. Le prix figure au devis.',
    en: 'Yes, we offer a maintenance contract: planned visits and reminders of due dates. The quotation gives its price.',
    de: 'Ja, wir bieten einen Wartungsvertrag: mit geplanten Besuchen und Erinnerungen an Fälligkeiten. Den Preis nennt das Angebot.',
  },
  takenBack: {
    fr: 'Oui, sur demande : l’ancien instrument est enlevé à la livraison du nouveau et remis à une filière de recyclage.',
    en: 'Yes, on request: the old instrument is collected when the new one is delivered, and handed to a recycler.',
    de: 'Ja, auf Wunsch: Die alte Waage wird bei der Lieferung der neuen mitgenommen und einer Verwertung übergeben.',
  },
  training: {
    fr: 'Une formation à l’utilisation peut être ajoutée au devis.',
    en: 'Training in how to use the instrument can be added to the quotation.',
    de: 'Eine Einweisung in die Bedienung lässt sich im Angebot ergänzen.',
  },
  calibration: {
    fr: 'Nos étalonnages et leurs certificats sont hors accréditation ; les masses employées sont raccordées au SI.',
    en: 'Our calibrations and their certificates are outside the accreditation; the weights used are traceable to the SI.',
    de: 'Unsere Kalibrierungen und Kalibrierscheine sind nicht akkreditiert; die verwendeten Gewichte sind auf das SI rückgeführt.',
  },
  rental: {
    fr: 'Ce site ne dit rien de la location d’instruments : appelez-nous ou écrivez-nous.',
    en: 'This site says nothing about renting instruments out: please ask us.',
    de: 'Zur Vermietung von Waagen steht auf dieser Website nichts: Bitte fragen Sie uns.',
  },
  german: {
    fr: 'En Allemagne, la vérification revient à l’autorité allemande ; nous y préparons les instruments.',
    en: 'In Germany verification is a matter for the German authority; we prepare the instruments for it.',
    de: 'In Deutschland eicht die Eichbehörde; wir bereiten die Waagen darauf vor.',
  },
  notInGermany: {
    fr: 'Non : en Allemagne, la vérification revient à l’autorité allemande (Eichbehörde). Nous y vendons et entretenons les instruments et les préparons à cette vérification.',
    en: 'No: in Germany verification is a matter for the German authority (Eichbehörde). There we sell and maintain instruments and prepare them for this verification.',
    de: 'Nein: In Deutschland eicht die Eichbehörde. Wir verkaufen und warten dort Waagen und bereiten sie auf die Eichung vor.',
  },
  evening: {
    fr: 'après {to}, nous sommes fermés. Par écrit, vous nous joignez à toute heure.',
    en: 'after {to} we are closed. You can write to us at any hour.',
    de: 'nach {to} Uhr ist geschlossen. Schreiben können Sie uns jederzeit.',
  },
  reply: {
    fr: 'Un devis est gratuit et vous parvient sous {hours} h, jours ouvrés.',
    en: 'A quotation is free and reaches you within {hours} hours on working days.',
    de: 'Ein Angebot ist kostenlos und kommt innerhalb von {hours} Stunden an Arbeitstagen.',
  },
  inside: {
    fr: 'Oui : {place} est à environ {km} km de {city}, dans notre rayon de {radius} km.',
    en: 'Yes: {place} is about {km} km from {city}, within our radius of {radius} km.',
    de: 'Ja: {place} liegt etwa {km} km von {city} entfernt, innerhalb unseres Umkreises von {radius} km.',
  },
  edge: {
    fr: '{place} est à environ {km} km de {city}, à la limite de notre rayon de {radius} km : écrivez-nous, nous confirmons.',
    en: '{place} is about {km} km from {city}, at the limit of our radius of {radius} km: write to us and we will confirm.',
    de: '{place} liegt etwa {km} km von {city} entfernt, am Rand unseres Umkreises von {radius} km: Schreiben Sie uns, dann sagen wir Ihnen, ob wir kommen können.',
  },
  outside: {
    fr: '{place} est à environ {km} km de {city}, hors de notre rayon d’intervention de {radius} km. Écrivez-nous : nous vous orienterons.',
    en: '{place} is about {km} km from {city}, outside our service radius of {radius} km. Write to us and we will point you in the right direction.',
    de: '{place} liegt etwa {km} km von {city} entfernt, außerhalb unseres Einsatzgebiets von {radius} km. Schreiben Sie uns: Wir helfen weiter.',
  },
  regionInside: {
    fr: '{place} : oui, c’est dans notre rayon de {radius} km autour de {city}.',
    en: '{place}: yes, it lies within our radius of {radius} km around {city}.',
    de: '{place}: ja, das liegt in unserem Umkreis von {radius} km um {city}.',
  },
  regionPartly: {
    fr: '{place} : une partie est dans notre rayon de {radius} km autour de {city}, le reste au-delà. Donnez-moi un code postal ou une ville pour une réponse sûre.',
    en: '{place}: part of it lies within our radius of {radius} km around {city}, the rest beyond it. Give me a postcode or a town for a definite answer.',
    de: '{place}: Ein Teil liegt in unserem Umkreis von {radius} km um {city}, der Rest außerhalb. Mit einer Postleitzahl oder einem Ort sage ich es genau.',
  },
  regionOutside: {
    fr: '{place} : c’est hors de notre rayon d’intervention de {radius} km autour de {city}. Écrivez-nous : nous vous orienterons.',
    en: '{place}: that is outside our service radius of {radius} km around {city}. Write to us and we will point you in the right direction.',
    de: '{place}: Das liegt außerhalb unseres Einsatzgebiets von {radius} km um {city}. Schreiben Sie uns: Wir helfen weiter.',
  },
  delivery: {
    fr: 'La fiche de chaque modèle dit s’il est en stock et donne son délai indicatif ; le devis le confirme. Nommez-moi un modèle et je vous donne son délai.',
    en: 'The page of each model says whether it is in stock and gives its indicative delivery time; the quotation confirms it. Name a model and I will tell you.',
    de: 'Die Seite jedes Modells sagt, ob es auf Lager ist, und nennt die Lieferzeit, unverbindlich; das Angebot bestätigt sie. Nennen Sie mir ein Modell, dann nenne ich sie Ihnen.',
  },
  languages: {
    fr: 'Ce site et ses formulaires existent en français, en anglais et en allemand : écrivez-nous dans l’une de ces langues.',
    en: 'This site and its forms are available in French, English and German: write to us in any of these languages.',
    de: 'Diese Website und ihre Formulare gibt es auf Französisch, Englisch und Deutsch: Schreiben Sie uns in einer dieser Sprachen.',
  },
  /** None of the countries that are read reaches into the radius, except France and Germany. */
  abroad: {
    fr: 'Ce pays est hors de notre rayon d’intervention de {radius} km autour de {city}. Écrivez-nous : nous vous orienterons.',
    en: 'That country lies outside our service radius of {radius} km around {city}. Write to us and we will point you in the right direction.',
    de: 'Dieses Land liegt außerhalb unseres Einsatzgebiets von {radius} km um {city}. Schreiben Sie uns: Wir helfen weiter.',
  },
  holidays: {
    fr: 'Prochains jours de fermeture : {days}.',
    en: 'Next days on which we are closed: {days}.',
    de: 'Die nächsten Schließtage: {days}.',
  },
  radius: {
    fr: 'Nous intervenons dans un rayon de {radius} km autour de {city}. Donnez-moi un code postal ou une ville, je vous dirai si elle en fait partie.',
    en: 'We serve a radius of {radius} km around {city}. Give me a postcode or a town and I will tell you whether it is included.',
    de: 'Wir sind im Umkreis von {radius} km um {city} tätig. Nennen Sie mir eine Postleitzahl oder einen Ort, dann sage ich, ob er dazugehört.',
  },
  deliveredBy: {
    fr: 'La livraison se règle au devis : indiquez-en le lieu dans votre demande, le devis, gratuit, en donne le prix et le délai.',
    en: 'Delivery is settled in the quotation: state the place in your request, and the quotation, which is free, gives its price and time.',
    de: 'Die Lieferung regelt das Angebot: Nennen Sie in der Anfrage den Ort, das kostenlose Angebot gibt Preis und Lieferzeit an.',
  },
  travel: {
    fr: 'Un déplacement dans cette zone coûte {price} HT (exemple de démonstration).',
    en: 'A visit in this zone costs {price} excl. VAT (demonstration example).',
    de: 'Eine Anfahrt in dieser Zone kostet {price} zzgl. MwSt. (Demonstrationsbeispiel).',
  },
} satisfies Record<string, Localized>
