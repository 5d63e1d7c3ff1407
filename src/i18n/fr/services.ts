/** What the company offers and how it works: the lower half of the home page. */
export const services = {
  'accreditation.title': 'La vérification, par un organisme accrédité',
  'accreditation.statement':
    'Accréditation n°\u00a0{{reference}} pour la vérification d’instruments de pesage à fonctionnement non automatique. Portée disponible sur www.cofrac.fr.',
  'accreditation.mark': 'Accréditation',
  'accreditation.accredited': 'Accréditation',
  'accreditation.accredited-text':
    'La vérification périodique et la vignette qui l’atteste, dans le cadre que fixe l’État.',
  'accreditation.team': 'Une équipe d’experts qualifiés',
  'accreditation.team-text': 'Des techniciens formés au pesage, aux masses étalons et à la réglementation.',
  'accreditation.tailored': 'Des solutions personnalisées',
  'accreditation.tailored-text':
    'La portée, l’échelon et la classe qu’il faut à votre usage, ni plus ni moins.',
  'expertise.title': 'Trois métiers, une maison',
  'expertise.sales': 'Vente d’équipements',
  'expertise.sales-text':
    'Plus de {{models}} modèles pour le commerce, l’industrie, le laboratoire et le médical, neufs, livrés et mis en service.',
  'expertise.inspection': 'Vérification',
  'expertise.inspection-text':
    'Vérification périodique des instruments à usage réglementé : tous les deux ans pour la vente directe au public jusqu’à 30\u00a0kg, tous les ans sinon.',
  'expertise.maintenance': 'Maintenance et service après-vente',
  'expertise.maintenance-text':
    'Entretien, ajustage, réparation sur place ou en atelier, pièces détachées et suivi des échéances.',
  'expertise.sales-link': 'Voir le catalogue',
  'expertise.inspection-link': 'Préparer une vérification',
  'expertise.maintenance-link': 'Demander une intervention',
  'expertise.sales-scene': 'Une balance de comptoir, son afficheur et le pain qu’elle pèse',
  'expertise.inspection-scene': 'Une main gantée pose une masse étalon sur une balance',
  'expertise.maintenance-scene': 'La camionnette et une masse d’essai au crochet de sa grue',
  'services.title': 'Ce que nous faisons pour vous',
  'services.advice': 'Conseil',
  'services.advice-text': 'Visite ou échange, choix de la portée, de l’échelon et de la classe.',
  'services.commissioning': 'Mise en service',
  'services.commissioning-text': 'Installation, réglage et prise en main sur place.',
  'services.logbook': 'Carnet métrologique',
  'services.logbook-text': 'Ouvert dans le mois, tenu à jour à chaque intervention.',
  'services.verification': 'Vérification périodique',
  'services.verification-text': 'Masses étalons, essais, vignette et constat.',
  'services.repair': 'Dépannage',
  'services.repair-text': 'Diagnostic, réparation et remise en service.',
  'services.maintenance': 'Contrat d’entretien',
  'services.maintenance-text': 'Des visites prévues, des échéances rappelées.',
  'process.title': 'Notre méthode',
  'process.diagnosis': 'Diagnostic',
  'process.diagnosis-text': 'Nous analysons l’usage, la charge, le lieu et la réglementation qui s’applique.',
  'process.proposal': 'Proposition',
  'process.proposal-text':
    'Un devis détaillé sous 24\u00a0h, jours ouvrés, avec la portée et l’échelon justifiés.',
  'process.intervention': 'Intervention',
  'process.intervention-text':
    'Livraison, mise en service et formation. L’instrument neuf est évalué en usine, un pont-bascule sur place.',
  'process.follow-up': 'Suivi',
  'process.follow-up-text': 'Maintenance, réparation et rappel des échéances de vérification.',
  'teaser.title': 'Une maison alsacienne depuis {{year}}',
  'teaser.text':
    'De {{city}}, nous intervenons à {{radius}}\u00a0km à la ronde : Alsace, Moselle, Vosges, Sarre et pays de Bade. Plus de vingt ans de balances, du comptoir au pont-bascule.',
  'teaser.link': 'Qui nous sommes',
  'teaser.scene':
    'L’atelier : une balance ouverte sous la lampe, les outils au mur, les masses sur l’étagère',
  'testimonials.title': 'Ce qu’en disent ceux qui pèsent',
  'testimonials.example': 'Exemple',
  'testimonials.note': 'Témoignages d’exemple, écrits pour cette démonstration.',
  'testimonials.bakery':
    'La vignette était périmée depuis trois semaines. Le technicien est venu avant l’ouverture, et à neuf heures nous pesions de nouveau.',
  'testimonials.bakery-who': 'Une boulangère, Saverne',
  'testimonials.laboratory':
    'On nous a déconseillé la balance la plus chère : une moins fine suffisait, sur une meilleure table.',
  'testimonials.laboratory-who': 'Un responsable de laboratoire, Strasbourg',
  'testimonials.logistics':
    'Quatre plates-formes comparées ligne à ligne, un devis le lendemain, et la rampe qui allait avec.',
  'testimonials.logistics-who': 'Une acheteuse en logistique, Sarrebourg',
  'home.contact-title': 'Un doute sur le bon instrument ?',
  'home.contact-text':
    'Décrivez votre usage : nous proposons la portée, l’échelon et la classe qui conviennent, et nous intervenons dans un rayon de {{radius}}\u00a0km autour de {{city}}.',
}
