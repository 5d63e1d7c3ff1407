import type { Localized } from '#config/locales.ts'

/** What our data do not tell of a model and a person has to confirm; each says so itself, wherever it stands. */
export const confirmSentences = {
  'confirm-smallest': {
    fr: 'Plus petite quantité inconnue : ni la portée minimale ni la tolérance n’ont été examinées.',
    en: 'Smallest quantity unknown: neither minimum capacity nor tolerance was checked.',
    de: 'Kleinste Menge unbekannt: Weder Mindestlast noch Toleranz wurden geprüft.',
  },
  'confirm-legal': {
    fr: 'À confirmer : dispositif médical (règlement (UE) 2017/745).',
    en: 'To confirm: medical device (Regulation (EU) 2017/745).',
    de: 'Zu bestätigen: Medizinprodukt (Verordnung (EU) 2017/745).',
  },
  'confirm-class': {
    fr: 'À confirmer : classe de précision.',
    en: 'To confirm: accuracy class.',
    de: 'Zu bestätigen: Genauigkeitsklasse.',
  },
  'confirm-display': {
    fr: 'À confirmer : affichage des deux côtés.',
    en: 'To confirm: display on both sides.',
    de: 'Zu bestätigen: Anzeige auf beiden Seiten.',
  },
  'confirm-min': {
    fr: 'À confirmer : portée minimale (Min).',
    en: 'To confirm: minimum capacity (Min).',
    de: 'Zu bestätigen: Mindestlast (Min).',
  },
  'confirm-resolution': {
    fr: 'À confirmer : lecture d.',
    en: 'To confirm: readability d.',
    de: 'Zu bestätigen: Ablesbarkeit d.',
  },
  'confirm-usp': {
    fr: 'À confirmer : lecture d et répétabilité, dont dépend la pesée minimale.',
    en: 'To confirm: readability and repeatability, on which the minimum weight depends.',
    de: 'Zu bestätigen: Ablesbarkeit und Wiederholbarkeit, von denen die Mindesteinwaage abhängt.',
  },
  'confirm-repeatability': {
    fr: 'À confirmer : répétabilité sur votre site ; la pesée minimale indiquée est la meilleure possible.',
    en: 'To confirm: repeatability at your site; the minimum weight given is the best case.',
    de: 'Zu bestätigen: Wiederholbarkeit an Ihrem Aufstellort; die genannte Mindesteinwaage ist der günstigste Fall.',
  },
  'confirm-count': {
    fr: 'À confirmer : lecture d pour le comptage.',
    en: 'To confirm: readability for counting.',
    de: 'Zu bestätigen: Ablesbarkeit für das Zählen.',
  },
  'confirm-platform': {
    fr: 'À confirmer : dimensions du plateau.',
    en: 'To confirm: size of the platform.',
    de: 'Zu bestätigen: Größe der Plattform.',
  },
  'confirm-ip': {
    fr: 'À confirmer : indice de protection, {wanted} demandé.',
    en: 'To confirm: IP rating ({wanted} is required).',
    de: 'Zu bestätigen: Schutzart, verlangt wird {wanted}.',
  },
  'confirm-price': {
    fr: 'Prix sur demande : budget à confirmer.',
    en: 'Price on request: budget to confirm.',
    de: 'Preis auf Anfrage: Budget zu bestätigen.',
  },
  'confirm-tariff-scale': {
    fr: 'À confirmer : approbation pour déterminer un tarif de transport (Min = 5 e, soit {min}).',
    en: 'To confirm: approval as a tariff scale (Min = 5 e, that is {min}).',
    de: 'Zu bestätigen: Zulassung zur Bestimmung von Beförderungstarifen (Min = 5\u00a0e, also {min}).',
  },
  'confirm-label-printer': {
    fr: 'À confirmer : impression d’étiquettes (poids net, prix, prix unitaire).',
    en: 'To confirm: label printing (net weight, price, unit price).',
    de: 'Zu bestätigen: Etikettendruck (Nettogewicht, Preis, Grundpreis).',
  },
  'confirm-hold': {
    fr: 'À confirmer : fonction de maintien pour l’animal en mouvement.',
    en: 'To confirm: hold function for the moving animal.',
    de: 'Zu bestätigen: Hold-Funktion für das unruhige Tier.',
  },
  'confirm-class-iiii-goods': {
    fr: 'Classe IIII : en Allemagne, seulement pour les déchets, le sable, le gravier, les déblais et les gravats.',
    en: 'Class IIII: in Germany only for waste, sand, gravel, excavated and demolition material.',
    de: 'Klasse IIII: nur für Abfälle, Sand, Kies, Aushub und Abbruch.',
  },
  'confirm-power': {
    fr: 'À confirmer : alimentation demandée.',
    en: 'To confirm: the power supply you asked for.',
    de: 'Zu bestätigen: gewünschte Stromversorgung.',
  },
  'confirm-hours': {
    fr: 'À confirmer : autonomie de {hours} h.',
    en: 'To confirm: battery life of {hours} h.',
    de: 'Zu bestätigen: Akkulaufzeit von {hours}\u00a0h.',
  },
  'confirm-interface': {
    fr: 'À confirmer : interface {interface}.',
    en: 'To confirm: interface {interface}.',
    de: 'Zu bestätigen: Schnittstelle {interface}.',
  },
} as const satisfies Record<string, Localized>
