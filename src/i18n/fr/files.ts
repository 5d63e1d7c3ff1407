/** The control for files: its code and these texts are loaded with it. */
export const files = {
  'files.title': 'Fichiers joints',
  'files.about-request': 'Photo du lieu ou de la plaque, plan, certificat.',
  'files.about-message': 'Photo, plan ou document utile à notre réponse.',
  'files.about-offer':
    'Plan, fiche ou certificat joint à cette version ; le client le télécharge avec le devis.',
  'files.about-scale': 'Photo de la plaque, certificat de vérification.',
  'files.limits_one': 'JPEG, PNG, WebP, HEIC ou PDF, 10\u00a0Mo au plus, un seul fichier.',
  'files.limits_other':
    'JPEG, PNG, WebP, HEIC ou PDF, 10\u00a0Mo au plus chacun, {{count}} au plus. Lieu et appareil sont retirés des photos.',
  'files.choose': 'Choisir des fichiers',
  'files.camera': 'Prendre une photo',
  'files.drop': 'ou déposez-les ici, ou collez une image',
  'files.progress': 'Envoi de {{name}}',
  'files.stored': 'Prêt à l’envoi',
  'files.waiting': 'La connexion a échoué. Nouvel essai automatique…',
  'files.retry': 'Réessayer',
  'files.cancel': 'Annuler l’envoi de {{name}}',
  'files.remove': 'Retirer {{name}}',
  'files.too-large': 'Plus de 10\u00a0Mo. Réduisez le fichier, ou envoyez-le à {{email}}.',
  'files.unsupported':
    'Ce n’est pas un fichier JPEG, PNG, WebP, HEIC ou PDF lisible. Enregistrez-le sous l’un de ces formats.',
  'files.too-many': 'Il y a déjà assez de fichiers. Retirez-en un, ou envoyez celui-ci à {{email}}.',
  'files.limited': 'Trop d’envois pour le moment. Réessayez dans un quart d’heure.',
  'files.failed':
    'L’envoi a échoué. Réessayez, ou envoyez le formulaire sans ce fichier et le fichier à {{email}}.',
  'files.announced-sending': 'Envoi de {{name}}.',
  'files.announced-waiting': '{{name}} : connexion perdue, nouvel essai.',
  'files.announced-stored': '{{name}} est prêt.',
  'files.announced-failed': '{{name}} n’a pas pu être envoyé.',
  'files.announced-removed': '{{name}} retiré.',
}
