/** General terms of sale and service; a changed text gets a new version in `src/config/terms-version.ts`. */
export const terms = {
  'terms.meta-description':
    'Conditions générales de vente et de service de {{company}} entre professionnels : devis, prix, paiement, livraison, garantie. Texte de démonstration.',
  'terms.keywords': 'conditions générales de vente, CGV, devis, livraison, garantie, vérification',
  'terms.demonstration':
    'Texte de démonstration : ce site et cette société sont fictifs. Ces conditions n’ont pas été relues par un juriste et n’engagent personne.',
  'terms.version': 'Version {{version}}, en vigueur à partir du {{day}}.',
  'terms.scope': 'Objet',
  'terms.scope-text':
    'Ces conditions s’appliquent aux ventes d’instruments de pesage et aux services (installation, réparation, vérification) de {{company}} à des clients professionnels. Des conditions écrites dans le devis l’emportent sur celles-ci.',
  'terms.offer': 'Demande, devis et commande',
  'terms.offer-text':
    'La demande de devis est gratuite et n’oblige à rien. Les prix et les caractéristiques du site sont indicatifs : seul le devis écrit engage, jusqu’au dernier jour de validité qu’il indique. La commande est conclue quand le client accepte une version du devis, sur la page de sa demande ou par écrit. Une modification demandée ensuite fait l’objet d’un nouveau devis.',
  'terms.prices': 'Prix',
  'terms.prices-text':
    'Les prix sont en euros hors taxes ; la TVA s’y ajoute au taux en vigueur. Livraison, déplacement et mise en service ne sont compris que si le devis le dit.',
  'terms.payment': 'Paiement',
  'terms.payment-text':
    'Sauf accord contraire dans le devis, les factures se règlent par virement à 30\u00a0jours de leur date, sans escompte. En cas de retard sont dues les pénalités et l’indemnité forfaitaire pour frais de recouvrement de 40\u00a0€ que prévoient les articles L441-10 et D441-5 du code de commerce ; le taux des pénalités est de trois fois le taux d’intérêt légal.',
  'terms.delivery': 'Livraison',
  'terms.delivery-text':
    'Le délai est celui du devis et court à partir de l’acceptation. Si nous ne pouvons pas le tenir, nous prévenons le client et convenons avec lui d’une nouvelle date. À la réception, le client vérifie le colis devant le transporteur, note ses réserves sur le bon de livraison et nous en informe sans attendre. Les risques passent au client à la remise de l’instrument.',
  'terms.property': 'Réserve de propriété',
  'terms.property-text': 'L’instrument reste notre propriété jusqu’au paiement complet de son prix.',
  'terms.site': 'Interventions sur site',
  'terms.site-text':
    'Le client assure un accès sûr à l’instrument et l’énergie nécessaire, et signale les risques du lieu (atmosphère explosible, hygiène, hauteur). Une visite que son absence rend impossible peut être facturée comme déplacement.',
  'terms.verification': 'Vérification métrologique',
  'terms.verification-text':
    'Un instrument dont l’usage est réglementé doit être vérifié et porter ses marques. L’usage prévu, que le client nous indique, décide de l’instrument que nous proposons. Pendant l’utilisation, les vérifications périodiques restent à la charge du détenteur ; les dates que nous indiquons sont une aide et ne remplacent pas le carnet métrologique. L’accréditation de notre société ne porte que sur la vérification, pas sur la vente ni sur la réparation.',
  'terms.warranty': 'Garantie',
  'terms.warranty-text':
    'Nos instruments bénéficient de la garantie légale contre les vices cachés (articles 1641 et suivants du code civil) et, si le devis ou la fiche produit en indique une, de la garantie commerciale de cette durée. Celle-ci ne couvre ni l’usure normale, ni la surcharge, ni un usage ou une réparation contraires à la notice.',
  'terms.liability': 'Responsabilité',
  'terms.liability-text':
    'Notre responsabilité est limitée au montant hors taxes de la commande, sauf dommage corporel, faute lourde ou disposition légale impérative. Chaque partie est libérée de ses obligations tant qu’un cas de force majeure l’empêche de les remplir.',
  'terms.take-back': 'Reprise',
  'terms.take-back-text':
    'Un instrument en fin de vie ne se jette pas avec les déchets ordinaires. Sur demande, nous le reprenons ; le devis en indique les conditions.',
  'terms.data': 'Données personnelles',
  'terms.data-text':
    'Les données d’une demande servent à y répondre et à exécuter la commande ; la politique de confidentialité dit lesquelles sont conservées, où et combien de temps.',
  'terms.law': 'Droit et litiges',
  'terms.law-text':
    'Le droit français s’applique. En cas de désaccord, écrivez d’abord à {{email}} : nous cherchons une solution ensemble. À défaut, les tribunaux du siège de {{company}} sont compétents. La version française de ces conditions fait foi.',
}
