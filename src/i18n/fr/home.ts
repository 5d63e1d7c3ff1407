/** The home page. */
export const home = {
  'category.commercial-text':
    'Vente au poids, caisse, colis, bijouterie : des balances en métrologie légale pour la vente directe au public.',
  'category.industrial-text':
    'De la balance de table au pont-bascule : réception, production, expédition, zones humides et ATEX.',
  'category.laboratory-text':
    'Balances de précision, analytiques et microbalances, analyseurs d’humidité, enseignement.',
  'category.medical-text':
    'Pèse-personnes, fauteuils et pèse-bébés de classe\u00a0III, balances d’officine de classe\u00a0II ou I.',
  'home.meta-title': '{{company}} – Balances, vérification et maintenance à {{city}}',
  'home.meta-description':
    'Vente, maintenance et vérification de balances en Alsace depuis {{year}} : commerce, industrie, laboratoire, médical. Devis gratuit sous 24\u00a0h, jours ouvrés.',
  'home.keywords':
    'balance, pesage, vérification périodique, métrologie légale, Alsace, Monswiller, pont-bascule, balance de laboratoire',
  'home.title': 'Le poids juste, vérifié et suivi.',
  'home.subtitle': 'Vente, maintenance et vérification d’instruments de pesage en Alsace depuis {{year}}.',
  'home.to-products': 'Voir les produits',
  'home.by-trade': 'Par métier',
  'home.by-capacity': 'Que pesez-vous ?',
  'home.by-capacity-text': 'Choisissez la portée maximale ; le catalogue montre les modèles qui la couvrent.',
  'home.newest': 'Nouveautés',
  'home.all-products': 'Tous les produits',
  'fact.models': '+ de\u00a0{{models}}',
  'fact.models-text': 'modèles proposés',
  'fact.accreditation': '{{reference}}',
  'fact.accreditation-text': 'accréditation pour la vérification de balances',
  'fact.reply': '{{hours}}\u00a0h',
  'fact.reply-text': 'pour votre devis gratuit (jours ouvrés)',
  'fact.area': '{{km}}\u00a0km',
  'fact.area-text': 'autour de {{city}}',
}
