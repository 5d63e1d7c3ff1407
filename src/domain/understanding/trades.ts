import type { Localized } from '#config/locales.ts'

/** What a trade weighs with: kinds in the order in which a dealer shows them, and whether the law regulates the use. */
type Trade = { name: Localized; kinds: readonly string[]; legal: boolean }

const named = (fr: string, en: string, de: string): Localized => ({ fr, en, de })

/** Trades and places by which instruments are asked for. */
export const trades = {
  bakery: {
    name: named('Boulangerie', 'Bakery', 'Bäckerei'),
    kinds: ['price-computing', 'ticket-scale', 'self-service', 'pos-scale'],
    legal: true,
  },
  butcher: {
    name: named('Boucherie', 'Butcher', 'Metzgerei'),
    kinds: ['price-computing', 'ticket-scale', 'label-scale', 'hanging-retail'],
    legal: true,
  },
  cheese: {
    name: named('Fromagerie', 'Cheesemonger', 'Käserei'),
    kinds: ['price-computing', 'ticket-scale', 'label-scale'],
    legal: true,
  },
  fish: {
    name: named('Poissonnerie', 'Fishmonger', 'Fischhandel'),
    kinds: ['price-computing', 'hanging-retail', 'ticket-scale', 'washdown'],
    legal: true,
  },
  market: {
    name: named('Marché, primeur', 'Market, greengrocer', 'Markt, Obst und Gemüse'),
    kinds: ['price-computing', 'hanging-retail', 'ticket-scale'],
    legal: true,
  },
  supermarket: {
    name: named('Épicerie, supermarché', 'Grocery, supermarket', 'Supermarkt'),
    kinds: ['self-service', 'pos-scale', 'label-scale', 'price-computing', 'ticket-scale'],
    legal: true,
  },
  farmSale: {
    name: named('Vente à la ferme', 'Farm shop', 'Hofladen'),
    kinds: ['price-computing', 'ticket-scale'],
    legal: true,
  },
  kitchen: {
    name: named('Restauration', 'Catering', 'Gastronomie'),
    kinds: ['portion-kitchen', 'washdown'],
    legal: false,
  },
  pastry: {
    name: named('Pâtisserie', 'Patisserie', 'Konditorei'),
    kinds: ['portion-kitchen', 'price-computing'],
    legal: false,
  },
  jeweller: { name: named('Bijouterie', 'Jeweller', 'Juwelier'), kinds: ['gold-jewellery'], legal: true },
  pharmacist: {
    name: named('Pharmacie', 'Pharmacy', 'Apotheke'),
    kinds: ['pharmacy', 'precision', 'analytical'],
    legal: true,
  },
  post: {
    name: named('Colis et courrier', 'Parcels and post', 'Post und Pakete'),
    kinds: ['postal-parcel'],
    legal: false,
  },
  warehouse: {
    name: named('Logistique', 'Warehouse', 'Lager und Logistik'),
    kinds: ['pallet-truck', 'pallet-u', 'floor', 'postal-parcel'],
    legal: false,
  },
  vet: {
    name: named('Vétérinaire', 'Veterinary', 'Tierarzt'),
    kinds: ['bench', 'floor', 'livestock'],
    legal: false,
  },
  farm: { name: named('Élevage', 'Livestock farming', 'Viehhaltung'), kinds: ['livestock'], legal: false },
  trucks: {
    name: named('Camions', 'Lorries', 'Lkw'),
    kinds: ['weighbridge', 'axle'],
    legal: false,
  },
  waste: {
    name: named('Recyclage, carrière', 'Recycling, quarry', 'Recycling, Steinbruch'),
    kinds: ['weighbridge', 'floor', 'crane'],
    legal: true,
  },
  food: {
    name: named('Agroalimentaire', 'Food industry', 'Lebensmittelindustrie'),
    kinds: ['washdown', 'checkweigher', 'bench'],
    legal: false,
  },
  chemistry: {
    name: named('Chimie', 'Chemistry', 'Chemie'),
    kinds: ['analytical', 'precision', 'semi-micro', 'atex'],
    legal: false,
  },
  doctor: {
    name: named('Cabinet médical', 'Doctor’s practice', 'Arztpraxis'),
    kinds: ['column', 'personal', 'baby'],
    legal: true,
  },
  maternity: {
    name: named('Maternité, pédiatrie', 'Maternity, paediatrics', 'Entbindung, Pädiatrie'),
    kinds: ['baby', 'clinical-small'],
    legal: true,
  },
  care: {
    name: named('Maison de retraite', 'Care home', 'Pflegeheim'),
    kinds: ['chair', 'wheelchair', 'hoist', 'handrail', 'bed'],
    legal: true,
  },
  dialysis: { name: named('Dialyse', 'Dialysis', 'Dialyse'), kinds: ['stretcher'], legal: true },
  dietician: {
    name: named('Diététique, sport', 'Nutrition, sports', 'Ernährung, Sport'),
    kinds: ['body-comp', 'column', 'personal'],
    legal: false,
  },
  school: {
    name: named('Enseignement', 'Teaching', 'Unterricht'),
    kinds: ['compact-edu'],
    legal: false,
  },
} as const satisfies Record<string, Trade>
/** The key of a trade. */
export type TradeKey = keyof typeof trades
