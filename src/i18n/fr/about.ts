/** The page about the company: what it does, who it is, since when. */
export const about = {
  'about.title': 'À propos',
  'about.meta-title': 'À propos : une maison du pesage à {{city}} | {{company}}',
  'about.meta-description':
    '{{company}}, instruments de pesage à {{city}} depuis {{year}} : mission, équipe, histoire, et une zone d’intervention de {{radius}}\u00a0km à vérifier par code postal.',
  'about.keywords':
    'entreprise de pesage Alsace, équipe, histoire, zone d’intervention, Monswiller, code postal',
  'about.heading': 'Le pesage est notre métier depuis {{year}}.',
  'about.lead':
    'À {{city}}, près de Saverne, nous sommes au service des commerces, des ateliers, des laboratoires et des soignants d’Alsace et des régions voisines.',
  'about.fact-founded-text': 'création de l’entreprise',
  'about.fact-experience': '+\u00a0de 20\u00a0ans',
  'about.fact-experience-text': 'd’expérience',
  'about.fact-models': '+ de\u00a0{{models}}',
  'about.fact-models-text': 'modèles proposés',
  'about.fact-hours': '{{from}} – {{to}}',
  'about.fact-hours-text': 'du lundi au vendredi',
  'about.mission': 'Notre mission',
  'about.mission-lead': 'Qu’un poids affiché soit un poids sûr.',
  'about.mission-text':
    'Une balance fixe un prix, une dose, le chargement d’un camion : celui qui la lit doit pouvoir s’y fier. Nous aidons à choisir l’instrument, nous le mettons en service et nous veillons à sa justesse, année après année.',
  'about.mission-second':
    'Le commerce, l’industrie, le laboratoire et le soin ne pèsent ni les mêmes choses ni selon les mêmes règles. Nous partons donc de l’usage : ce qui est pesé, où, par qui, et ce que la réglementation demande.',
  'about.values': 'Nos valeurs',
  'about.value-exactness': 'L’exactitude',
  'about.value-exactness-text':
    'Une portée, un échelon, une classe : nous donnons des nombres, avec leur unité et leur tolérance.',
  'about.value-clarity': 'La clarté',
  'about.value-clarity-text':
    'Un devis dit ce qui est nécessaire, ce qui est utile, et ce dont vous pouvez vous passer.',
  'about.value-nearness': 'La proximité',
  'about.value-nearness-text':
    'Un rayon de {{radius}}\u00a0km, pour connaître vos sites et y venir sans traverser le pays.',
  'about.value-care': 'Le suivi',
  'about.value-care-text':
    'Un instrument se suit dans la durée : nous rappelons les échéances et gardons l’historique.',
  'about.team': 'Notre équipe',
  'about.team-advice': 'Conseil',
  'about.team-advice-text': 'Analyse l’usage, choisit la portée, l’échelon et la classe, établit le devis.',
  'about.team-workshop': 'Atelier',
  'about.team-workshop-text':
    'Prépare, ajuste et répare les instruments, de la balance de comptoir à la plate-forme.',
  'about.team-verification': 'Vérification',
  'about.team-verification-text':
    'Contrôle les instruments en service avec des masses étalons et renseigne le carnet métrologique.',
  'about.team-office': 'Administration',
  'about.team-office-text': 'Planifie les passages, rappelle les échéances et répond au téléphone.',
  'about.team-note': 'Site de démonstration : cette répartition de l’équipe est un exemple.',
  'about.history': 'Notre histoire, et celle du métier',
  'about.history-house': 'Maison',
  'about.history-trade': 'Métier',
  'about.history-2001': 'L’entreprise est fondée à {{city}}.',
  'about.history-2001-law':
    'Le décret n°\u00a02001-387 organise en France le contrôle des instruments de mesure.',
  'about.history-2004':
    'L’arrêté du 26\u00a0mai 2004 régit la vérification des instruments de pesage en service et leur carnet métrologique.',
  'about.history-2015':
    'En Allemagne, la loi sur la mesure et la vérification (MessEG) et son règlement (MessEV) entrent en vigueur.',
  'about.history-2016':
    'Depuis le 20\u00a0avril, la directive 2014/31/UE s’applique : marquage CE et marquage métrologique M sur les instruments neufs.',
  'about.history-today': 'Aujourd’hui',
  'about.history-today-text':
    'Plus de 20\u00a0ans d’expérience, plus de 500 modèles et {{radius}}\u00a0km autour de {{city}}.',
  'about.accreditation': 'Accréditation',
  'about.accreditation-number': 'Accréditation n°\u00a0{{reference}}, portée disponible sur www.cofrac.fr',
  'about.scene': 'L’atelier : une balance ouverte sous la lampe, les outils au mur, les masses sur l’étagère',
  'about.certificate-note':
    'Dessin de démonstration : il reprend le numéro et l’objet de l’accréditation, et ne vaut pas attestation.',
  'about.accreditation-text':
    'Elle porte sur la vérification, en métrologie légale, des instruments de pesage à fonctionnement non automatique, et sur rien d’autre. Elle vaut pour les contrôles prévus par la réglementation française ; en Allemagne, la vérification légale (Eichung) relève des autorités allemandes.',
  'about.verification-guide': 'La vérification périodique, expliquée',
  'about.partners': 'Nos marques',
  'about.partners-text':
    'Les fabricants de notre catalogue, choisis pour la tenue dans le temps de leurs instruments et la disponibilité des pièces.',
  'about.partners-note': 'Site de démonstration : ces marques sont fictives.',
  'about.closing': 'Parlons de ce que vous pesez.',
  'about.closing-text':
    'Un appel ou quelques lignes suffisent : le devis est gratuit, sous {{hours}}\u00a0h, jours ouvrés.',
}
