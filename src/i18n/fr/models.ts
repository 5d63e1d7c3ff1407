/** Everything else that is said of a product: its models, accessories, specification, terms. */
export const models = {
  'product.add-models_one': 'Ajouter au devis',
  'product.add-models_other': 'Ajouter {{count}} modèles au devis',
  'product.choose-first': 'Choisissez un modèle',
  'product.about': 'Description',
  'product.features': 'Caractéristiques',
  'product.specifications': 'Fiche technique',
  'product.similar': 'Modèles proches',
  'similar.larger': 'La taille au-dessus',
  'similar.cheaper': 'Même portée, moins cher',
  'similar.verified': 'Version en métrologie légale',
  'share.label': 'Partager',
  'share.copied': 'Lien copié',
  'plate.explained': '{{symbol}} : {{name}}',
  'variants.title_one': '{{count}} modèle',
  'variants.title_other': '{{count}} modèles',
  'variants.model': 'Référence',
  'variants.platform': 'Plateau',
  'variants.metrology': 'Métrologie',
  'variants.metrology-yes': 'oui',
  'variants.metrology-no': 'non',
  'variants.metrology-optional': 'en option',
  'variants.price': 'Prix',
  'variants.quantity': 'Quantité',
  'variants.quantity-of': 'Quantité de {{reference}}',
  'variants.listed': 'Au devis',
  'arrangement.single': 'Étendue unique',
  'arrangement.multi-interval': 'Échelons multiples',
  'arrangement.multiple-range': 'Étendues multiples',
  'accessories.title': 'Accessoires',
  'accessories.fitting_one': '{{count}} accessoire va avec les modèles choisis.',
  'accessories.fitting_other': '{{count}} accessoires vont avec les modèles choisis.',
  'metrology.title': 'Métrologie légale',
  'metrology.text-yes':
    'Métrologie : oui. Les modèles marqués M sont livrés avec leur évaluation de conformité et peuvent servir à un usage réglementé.',
  'metrology.text-optional':
    'Métrologie : en option. Le modèle peut être livré avec son évaluation de conformité, à demander à la commande : elle se fait en usine et ne peut normalement pas être ajoutée ensuite.',
  'metrology.text-no':
    'Métrologie : non. Ces modèles conviennent au contrôle interne, au comptage ou au dosage ; ils ne peuvent pas servir à un usage réglementé.',
  'metrology.text-some-no':
    'Les modèles sans classe conviennent au contrôle interne, au comptage ou au dosage ; ils ne peuvent pas servir à un usage réglementé.',
  'metrology.regulated':
    'Sont réglementés notamment la vente au poids, la facturation, la pratique médicale et la préparation en pharmacie. L’instrument doit alors être vérifié périodiquement : tous les deux ans pour la vente directe au public jusqu’à 30\u00a0kg, tous les ans pour les autres usages, avec carnet métrologique et vignette valide.',
  'spec.capacity': 'Portée maximale (Max)',
  'spec.readability': 'Lecture (d)',
  'spec.platform': 'Plateau',
  'spec.display': 'Affichage',
  'spec.interface': 'Interfaces',
  'spec.power': 'Alimentation',
  'spec.dimensions': 'Dimensions (L × P × H)',
  'spec.weight': 'Masse de l’instrument',
  'spec.material': 'Matériaux',
  'spec.warranty': 'Garantie',
  'spec.calibration': 'Ajustage et étalonnage',
  'spec.applications': 'Applications',
  'spec.connectivity': 'Connectivité',
  'spec.protection': 'Indice de protection',
  'spec.approvals': 'Homologations',
  'spec.options': 'Options',
  'glossary.class':
    'Classe de précision I (spéciale), II (fine), III (moyenne) ou IIII (ordinaire) : elle fixe les erreurs tolérées et ce à quoi l’instrument peut servir.',
  'glossary.max': 'Portée maximale (Max) : la plus grande charge que l’instrument peut peser.',
  'glossary.min':
    'Portée minimale : charge en dessous de laquelle le résultat peut être entaché d’une erreur relative trop grande.',
  'glossary.e': 'Échelon de vérification : valeur qui sert à classer et à vérifier l’instrument.',
  'glossary.d': 'Échelon réel : plus petite différence que l’afficheur peut montrer.',
  'glossary.metrology':
    'Métrologie légale : l’instrument porte le marquage CE et M et peut servir là où la loi réglemente la pesée, par exemple pour vendre au poids.',
  'glossary.calibration':
    'L’ajustage corrige l’instrument. L’étalonnage compare ses indications à des masses connues et donne lieu à un certificat ; ce n’est pas une vérification légale.',
  'glossary.protection':
    'Indice IP : premier chiffre contre la poussière, second contre l’eau ; IP65 résiste aux jets d’eau, IP68 à l’immersion.',
  'glossary.multi-interval':
    'Échelons multiples : une seule étendue de pesage, dont l’échelon change tout seul avec la charge.',
  'glossary.multiple-range':
    'Étendues multiples : deux étendues ou plus, chacune depuis zéro, avec son propre échelon.',
}
