import type { list as french } from '#src/i18n/fr/list.ts'

/** A shared quote list and its page. */
export const list: Record<keyof typeof french, string> = {
  'shared-list.title': 'Anfrageliste',
  'shared-list.meta-description':
    'Eine Liste von Waagen zum Lesen, Drucken oder Übernehmen in die eigene Angebotsanfrage.',
  'shared-list.keywords': 'Anfrageliste, Waagen, teilen, drucken',
  'shared-list.lead':
    'Eine Auswahl aus dem Katalog zu den heutigen Preisen. Verbindlich ist nur das Angebot, das wir senden.',
  'shared-list.prices': 'Preise vom {{day}}, zzgl. MwSt., Lieferung und Anfahrt.',
  'shared-list.items': 'Waagen',
  'shared-list.each': '{{price}} netto pro Stück',
  'shared-list.amount': '{{price}} netto',
  'shared-list.changed': 'Der Preis hat sich geändert, seit die Liste geteilt wurde.',
  'shared-list.accessories-gone_one': 'Ein Zubehörteil dieser Zeile wird nicht mehr angeboten.',
  'shared-list.accessories-gone_other': '{{count}} Zubehörteile dieser Zeile werden nicht mehr angeboten.',
  'shared-list.gone_one': 'Ein Artikel dieser Liste ist nicht mehr im Katalog.',
  'shared-list.gone_other': '{{count}} Artikel dieser Liste sind nicht mehr im Katalog.',
  'shared-list.unread_one':
    'Ein Teil des Links ist unlesbar und wurde ausgelassen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen Link.',
  'shared-list.unread_other':
    '{{count}} Teile des Links sind unlesbar und wurden ausgelassen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen Link.',
  'shared-list.take': 'In meine Liste übernehmen',
  'shared-list.rule':
    'Eine Zeile, die Ihre Liste schon enthält – gleiches Modell, gleiches Zubehör –, wird nicht verdoppelt: Die größere Menge bleibt. Aus Ihrer Liste wird nichts entfernt.',
  'shared-list.print': 'Drucken',
  'shared-list.empty': 'Dieser Link enthält keine Liste',
  'shared-list.empty-hint':
    'Stellen Sie im Katalog eine Liste zusammen und teilen Sie sie dann aus Ihrer Anfrage heraus.',
  'shared-list.to-products': 'Produkte ansehen',
  'shared-list.to-own': 'Meine Anfrage ansehen',
}
