import type { models as french } from '#src/i18n/fr/models.ts'

/** Everything else that is said of a product: its models, accessories, specification, terms. */
export const models: Record<keyof typeof french, string> = {
  'product.add-models_one': 'Zur Anfrage hinzufügen',
  'product.add-models_other': '{{count}} Modelle zur Anfrage hinzufügen',
  'product.choose-first': 'Modell wählen',
  'product.about': 'Beschreibung',
  'product.features': 'Merkmale',
  'product.specifications': 'Technische Daten',
  'product.similar': 'Ähnliche Modelle',
  'similar.larger': 'Nächste Größe',
  'similar.cheaper': 'Gleiche Höchstlast, günstiger',
  'similar.verified': 'Konformitätsbewertete Ausführung',
  'share.label': 'Teilen',
  'share.copied': 'Link kopiert',
  'plate.explained': '{{symbol}}: {{name}}',
  'variants.title_one': '{{count}} Modell',
  'variants.title_other': '{{count}} Modelle',
  'variants.model': 'Artikelnummer',
  'variants.platform': 'Plattform',
  'variants.metrology': 'Konformitätsbewertet',
  'variants.metrology-yes': 'ja',
  'variants.metrology-no': 'nein',
  'variants.metrology-optional': 'optional',
  'variants.price': 'Preis',
  'variants.quantity': 'Menge',
  'variants.quantity-of': 'Menge von {{reference}}',
  'variants.listed': 'In der Anfrage',
  'arrangement.single': 'Einbereichswaage',
  'arrangement.multi-interval': 'Mehrteilungswaage',
  'arrangement.multiple-range': 'Mehrbereichswaage',
  'accessories.title': 'Zubehör',
  'accessories.fitting_one': '{{count}} Zubehörteil passt zu den gewählten Modellen.',
  'accessories.fitting_other': '{{count}} Zubehörteile passen zu den gewählten Modellen.',
  'metrology.title': 'Gesetzliches Messwesen',
  'metrology.text-yes':
    'Konformitätsbewertet: ja. Modelle mit M-Kennzeichnung werden mit ihrer Konformitätsbewertung geliefert und sind für die eichpflichtige Verwendung zugelassen.',
  'metrology.text-optional':
    'Konformitätsbewertet: optional, nur ab Werk. Das Modell kann mit Konformitätsbewertung (Ersteichung) geliefert werden, wenn Sie diese mitbestellen; nachträglich ist sie in der Regel nicht möglich.',
  'metrology.text-no':
    'Konformitätsbewertet: nein. Diese Modelle eignen sich für interne Kontrollen, zum Zählen oder Dosieren; für die eichpflichtige Verwendung sind sie nicht zugelassen.',
  'metrology.text-some-no':
    'Modelle ohne Klasse eignen sich für interne Kontrollen, zum Zählen oder Dosieren; für die eichpflichtige Verwendung sind sie nicht zugelassen.',
  'metrology.regulated':
    'In Frankreich zählen unter anderem der Verkauf nach Gewicht, die Rechnungsstellung, die ärztliche Tätigkeit und die Rezeptur in der Apotheke zur eichpflichtigen Verwendung. Die Waage muss dann wiederkehrend geprüft werden: alle zwei Jahre beim Direktverkauf an Verbraucher bis 30\u00a0kg, sonst jährlich, mit metrologischem Prüfbuch und gültiger Prüfmarke.',
  'spec.capacity': 'Höchstlast (Max)',
  'spec.readability': 'Ablesbarkeit (d)',
  'spec.platform': 'Plattform',
  'spec.display': 'Anzeige',
  'spec.interface': 'Schnittstellen',
  'spec.power': 'Stromversorgung',
  'spec.dimensions': 'Abmessungen (B × T × H)',
  'spec.weight': 'Gewicht der Waage',
  'spec.material': 'Werkstoffe',
  'spec.warranty': 'Garantie',
  'spec.calibration': 'Justierung und Kalibrierung',
  'spec.applications': 'Anwendungen',
  'spec.connectivity': 'Konnektivität',
  'spec.protection': 'Schutzart (IP)',
  'spec.approvals': 'Zulassungen',
  'spec.options': 'Optionen',
  'glossary.class':
    'Genauigkeitsklasse I (Feinwaage), II (Präzisionswaage), III (Handelswaage) oder IIII (Grobwaage): Sie legt die Fehlergrenzen fest und wofür die Waage verwendet werden darf.',
  'glossary.max': 'Höchstlast (Max): die größte Last, die die Waage wiegen kann.',
  'glossary.min':
    'Mindestlast: Last, unterhalb derer das Ergebnis einen zu großen relativen Fehler haben kann.',
  'glossary.e': 'Eichwert: Wert, nach dem die Waage eingestuft und geprüft wird.',
  'glossary.d': 'Teilungswert: kleinster Unterschied, den die Anzeige darstellen kann.',
  'glossary.metrology':
    'Konformitätsbewertet (geeicht): Die Waage trägt die CE- und die M-Kennzeichnung und darf dort verwendet werden, wo das Wiegen gesetzlich geregelt ist, zum Beispiel beim Verkauf nach Gewicht.',
  'glossary.calibration':
    'Die Justierung korrigiert die Waage. Die Kalibrierung vergleicht ihre Anzeige mit bekannten Prüfgewichten und führt zu einem Kalibrierschein; sie ist keine gesetzliche Prüfung.',
  'glossary.protection':
    'Schutzart IP: erste Ziffer gegen Staub, zweite gegen Wasser; IP65 hält Strahlwasser stand, IP68 dem Untertauchen.',
  'glossary.multi-interval':
    'Mehrteilungswaage: ein einziger Wägebereich, dessen Teilungswert sich mit der Last selbsttätig ändert.',
  'glossary.multiple-range':
    'Mehrbereichswaage: zwei oder mehr Wägebereiche, jeder ab null und mit eigenem Teilungswert.',
}
