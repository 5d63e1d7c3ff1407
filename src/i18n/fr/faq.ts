/** Questions and answers. */
export const faq = {
  'faq.types': 'Quels types de balances proposez-vous ?',
  'faq.types-answer':
    'Des balances pour le commerce (poids-prix, comptoir, caisse), l’industrie (table, sol, palette, crochet, pont-bascule, compteuse), le laboratoire (précision, analytique, analyseur d’humidité) et le médical (pèse-personne, fauteuil, pèse-bébé, officine) : plus de {{models}} modèles, avec ou sans métrologie légale.',
  'faq.maintenance': 'Assurez-vous la maintenance et la vérification ?',
  'faq.maintenance-answer':
    'Oui. Nous entretenons, ajustons et réparons les instruments, et nous vérifions les instruments de pesage à fonctionnement non automatique sous l’accréditation n°\u00a0{{reference}}.',
  'faq.regions': 'Dans quelles régions intervenez-vous ?',
  'faq.regions-answer':
    'Dans un rayon de {{radius}}\u00a0km autour de {{city}} : l’essentiel de l’Alsace et de la Moselle, une partie de la Meurthe-et-Moselle et des Vosges, ainsi que la Sarre, le sud du Palatinat et le pays de Bade pour la vente et la maintenance. Au-delà, écrivez-nous : nous vous orienterons.',
  'faq.quote': 'Comment obtenir un devis ?',
  'faq.quote-answer':
    'Ajoutez des produits à votre devis ou décrivez simplement votre besoin, laissez un nom et une adresse e-mail, envoyez : le devis est gratuit et vous parvient sous {{hours}}\u00a0h, jours ouvrés. Aucun compte n’est nécessaire.',
  'faq.frequency': 'À quelle fréquence faut-il faire vérifier une balance ?',
  'faq.frequency-answer':
    'En France, tous les deux ans pour la vente directe au public avec une portée maximale de 30\u00a0kg au plus ; tous les ans pour les autres usages réglementés, y compris la même balance si elle sert à préemballer hors de la présence de l’acheteur.',
  'faq.regulated': 'Ma balance est-elle soumise à la vérification ?',
  'faq.regulated-answer':
    'Oui, si elle sert à une transaction commerciale, à la vente directe au public ou au préemballage, au calcul d’un péage, d’un tarif ou d’une taxe, à une expertise, à la pratique médicale, à la préparation en pharmacie ou à des analyses médicales et pharmaceutiques. L’usage occasionnel compte aussi. Un contrôle interne ou un inventaire n’y est pas soumis.',
  'faq.sticker': 'Que signifient la vignette verte et la vignette rouge ?',
  'faq.sticker-answer':
    'La vignette verte atteste que l’instrument a été accepté et montre la fin de validité ; passée cette date, il ne peut plus servir à un usage réglementé. La vignette rouge indique un refus : l’instrument ne peut plus servir à un usage réglementé avant réparation et nouvelle vérification.',
  'faq.logbook': 'Qu’est-ce que le carnet métrologique ?',
  'faq.logbook-answer':
    'Le document légal qui suit chaque instrument réglementé : il retrace les vérifications et les réparations. Il est ouvert au plus tard un mois après la mise en service et reste sur le lieu d’utilisation, à la disposition des agents de contrôle.',
  'faq.calibration': 'Quelle différence entre vérification, étalonnage et ajustage ?',
  'faq.calibration-answer':
    'La vérification dit si l’instrument respecte la loi : il est accepté ou refusé. L’étalonnage compare ses indications à des masses connues et donne lieu à un certificat, pour votre système qualité. L’ajustage corrige l’instrument. Aucun ne remplace les autres.',
  'faq.later': 'Une balance sans métrologie légale peut-elle être vérifiée plus tard ?',
  'faq.later-answer':
    'En règle générale, non : l’évaluation de conformité se fait en usine et se commande avec l’instrument. Si un usage réglementé est possible un jour, choisissez dès l’achat un modèle marqué CE et M.',
  'faq.which': 'Comment savoir quelle balance il me faut ?',
  'faq.which-answer':
    'Le configurateur part de votre usage : il dit si la loi impose un instrument vérifié, quelle classe et quel échelon choisir, puis montre les modèles qui conviennent, ceux qui sont écartés de peu et pourquoi. Vous pouvez envoyer la demande de devis directement.',
  'faq.which-link': 'Décrire ma pesée',
  'faq.prices': 'Que comprennent les prix affichés ?',
  'faq.prices-answer':
    'Le prix de l’instrument, hors taxes, en euros. Livraison, mise en service, vérification et accessoires figurent au devis, qui seul engage.',
  'faq.repair': 'Faut-il une nouvelle vérification après une réparation ?',
  'faq.repair-answer':
    'Oui : un instrument à usage réglementé repasse en vérification après une réparation, avant de reprendre du service.',
}
