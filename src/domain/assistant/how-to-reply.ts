import { accounts } from '#config/accounts.ts'
import { company } from '#config/company.ts'
import { fileLimits } from '#config/file-limits.ts'
import { limits } from '#config/limits.ts'
import type { Localized } from '#config/locales.ts'
import { actionsIn, type Draft, fill } from './draft.ts'
import { pageSource, type SourcePage } from './pages.ts'
import type { Question } from './question.ts'
import { reminders } from './reminders.ts'

type Guide = { words: RegExp; page: SourcePage; text: Localized; values?: Readonly<Record<string, string>> }

/** A quotation, and that nobody needs an account for it. */
const quoteRequest: Omit<Guide, 'words'> = {
  page: '/devis',
  values: { hours: String(company.replyHours) },
  text: {
    fr: 'Cela se fait sans compte : ajoutez des produits à votre devis depuis leur fiche, ou décrivez simplement le besoin dans le formulaire de devis, puis envoyez ; nom et adresse e-mail suffisent. Le devis est gratuit et vous parvient sous {hours} h, jours ouvrés.',
    en: 'It works without an account: add products to your quote list on their pages, or simply describe the need in the quote form, then send it; name and email address are enough. The quotation is free and reaches you within {hours} hours on working days.',
    de: 'Das geht ohne Konto: Setzen Sie von den Produktseiten aus Produkte auf die Anfrageliste oder beschreiben Sie Ihren Bedarf im Formular, und senden Sie die Anfrage ab; Name und E-Mail-Adresse genügen. Das Angebot ist kostenlos und kommt innerhalb von {hours} Stunden an Arbeitstagen.',
  },
}

/** « …un devis sans créer de compte », « Angebot, muss ich mich registrieren? » */
const quoteWithoutAccount =
  /^(?=.*\b(?:devis|commande\w*|acheter|quotes?|quotations?|offers?|order\w*|buy|angebot\w*|anfrage\w*|anfragen|bestell\w*|kaufen)\b)(?=.*\b(?:comptes?|inscri\w*|enregistrer|accounts?|regist\w*|sign(?:ing)? (?:up|in)|log ?in|konto|kundenkonto|anmeld\w*|registrier\w*|einloggen)\b)(?=.*\b(?:sans|faut|dois|doit|oblig\w*|besoin|necessaire|without|need|must|have to|required|necessary|ohne|muss|mussen|brauch\w*|notig|pflicht|erforderlich)\b)(?!.*\b(?:retrouv\w*|mes devis|my quotes|meine angebote)\b)/

/** « J’achète une balance, comment ça se passe ? », « wie läuft das ab? » */
export const buyingHow =
  /^(?=.*\b(?:ach[ae]t\w*|command(?:e|er|es|ons)|buy(?:ing)?|purchase|order(?:ing)?|kauf(?:e|en|t)?|bestell\w*)\b).*\b(?:comment (?:ca|cela) (?:se passe|marche|fonctionne)|comment (?:proceder|faire|s y prendre)|how does (?:it|that|this) work|how (?:do|should) (?:i|we) (?:proceed|go about)|what are the steps|what s the process|wie (?:lauft|geht|funktioniert) (?:das|es|so (?:et)?was)|wie gehe? (?:ich|wir) vor|wie ist der ablauf)\b/

/** A photo of an instrument that is kept in the register. */
const filesOfScales =
  /^(?=.*\b(?:photos?|fichiers?|certificats?|documents?|pdf|files?|pictures?|certificates?|fotos?|bild|bilder|dateien?|dokumente?|scheine?|kalibrierschein\w*)\b)(?=.*\b(?:mes balances|mon registre|registre|rappels?|ma balance enregistree|my scales|register|reminders?|meine[nr]? waagen|waagenliste|register|erinnerung\w*|erinner\w*)\b)/

const how = `(?:comment|how (?:do|can|to)|wie|ou (?:puis|peut|est|trouver)|where (?:do|can|is)|wo (?:kann|finde|ist)|je (?:veux|voudrais|souhaite)|i (?:want|would like)|ich (?:mochte|will)|puis je|peut on|can i|kann ich|est il possible)`
const asked = (about: string) => new RegExp(`\\b${how}\\b.{0,60}\\b(?:${about})|^(?:${about})`)

/** What can be done on this site, and where; numbers are not needed to say it. */
const guides: readonly Guide[] = [
  { words: quoteWithoutAccount, ...quoteRequest },
  { words: buyingHow, ...quoteRequest },
  {
    words: filesOfScales,
    page: '/dashboard',
    values: { size: String(fileLimits.bytes / 1024 / 1024), count: String(fileLimits.perSubject) },
    text: {
      fr: 'Oui : dans « Mes balances », chaque balance garde ses fichiers (photo de la plaque, certificat) : JPEG, PNG, WebP, HEIC ou PDF, {size} Mo au plus par fichier, {count} fichiers au plus.',
      en: 'Yes: in “My scales” each scale keeps its files (a photo of the data plate, a certificate): JPEG, PNG, WebP, HEIC or PDF, up to {count} files of {size} MB each.',
      de: 'Ja: In „Meine Waagen“ behält jede Waage ihre Dateien (Foto des Typenschilds, Zertifikat): JPEG, PNG, WebP, HEIC oder PDF, je Datei höchstens {size} MB, höchstens {count} Dateien.',
    },
  },
  {
    words:
      /\b(?:(?:lade|schicke|hange|sende|fuge)\b.{0,20}\b(?:fotos?|bild(?:er)?|dateien?|dokumente?)|(?:joindre|joins|joignons|ajouter|envoyer|attacher|transmettre|televerser|attach\w*|upload\w*|add|send|anhang\w*|anhangen|hochlad\w*|beifug\w*|mitschick\w*|schicken)\b.{0,30}\b(?:photos?|fichiers?|documents?|pieces? jointes?|plans?|pdf|files?|pictures?|images?|drawings?|dateien?|fotos?|bilder?|dokumente?|anhange?)|(?:photos?|fichiers?|documents?|files?|pictures?|dateien?|fotos?|bilder?|dokumente?)\b.{0,30}\b(?:joindre|attach\w*|upload\w*|anhangen|hochladen|beifugen|mitschicken|schicken))\b/,
    page: '/devis',
    text: {
      fr: 'Les formulaires de devis et de contact acceptent des fichiers (photos, PDF) : choisissez-les sous le message avant l’envoi. Pour une demande déjà envoyée, joignez-les à un message sur sa page de suivi.',
      en: 'The quote and contact forms accept files (photos, PDF): choose them below the message before you send it. For a request that has been sent, add them to a message on its own page.',
      de: 'Die Formulare für Angebot und Kontakt nehmen Dateien an (Fotos, PDF): Wählen Sie sie vor dem Absenden unter der Nachricht. Bei einer gesendeten Anfrage hängen Sie sie an eine Nachricht auf deren Seite.',
    },
  },
  {
    words:
      /\b(?:mots? de passe|passwords?|passwort\w*|kennwort)\b.{0,30}\b(?:regles?|rules?|format|exig\w*|caracteres?|characters?|long\w*|length|requirements?|regeln?|zeichen|anforderung\w*|sicher|lang)\b|\b(?:regles?|rules?|caracteres?|characters?|requirements?|regeln?|zeichen|anforderung\w*)\b.{0,30}\b(?:mots? de passe|passwords?|passwort|kennwort)\b/,
    page: '/reset-password',
    values: { length: String(accounts.passwordLength.min) },
    text: {
      fr: 'Un mot de passe compte au moins {length} caractères, avec une majuscule, une minuscule, un chiffre et un caractère spécial. Un compte se crée par « Connexion » en haut de la page, onglet « Inscription » ; il n’en faut pas pour demander un devis.',
      en: 'A password has at least {length} characters, with a capital letter, a small letter, a digit and a special character. To create an account, open the sign-in at the top of the page, then the sign-up tab; you need none to ask for a quotation.',
      de: 'Ein Passwort hat mindestens {length} Zeichen, mit Großbuchstaben, Kleinbuchstaben, Ziffer und Sonderzeichen. Ein Konto legen Sie oben über die Anmeldung im Reiter zum Registrieren an; für ein Angebot brauchen Sie keines.',
    },
  },
  {
    words: /\b(?:mot de passe|password|passwort|kennwort)\b/,
    page: '/reset-password',
    text: {
      fr: 'Ouvrez « Connexion » en haut de la page, saisissez votre adresse, puis « Mot de passe oublié » : un lien pour choisir un nouveau mot de passe vous est envoyé par e-mail.',
      en: 'Open the sign-in at the top of the page, enter your address, then “Forgot password”: a link to choose a new password is sent to you by email.',
      de: 'Öffnen Sie oben die Anmeldung, geben Sie Ihre Adresse ein und wählen Sie „Passwort vergessen“: Sie erhalten einen Link für ein neues Passwort per E-Mail.',
    },
  },
  {
    words:
      /\b(?:(?:imprim\w*|telecharg\w*|print\w*|download\w*|druck\w*|herunterlad\w*)\b.{0,40}\b(?:fiches?|produits?|data ?sheets?|product|datenbl\w*|produkt\w*)|(?:fiche technique|data ?sheets?|datenblatt\w*|datenblatter)\b(?!.{0,40}\d))/,
    page: '/products',
    text: {
      fr: 'Ouvrez la page d’un produit : « Fiche technique (PDF) » télécharge la fiche du modèle choisi, et la page s’imprime aussi.',
      en: 'Open the page of a product: it offers the data sheet of the chosen model as a PDF, and the page can be printed too.',
      de: 'Öffnen Sie die Seite eines Produkts: Dort gibt es das Datenblatt des gewählten Modells als PDF; die Seite lässt sich auch drucken.',
    },
  },
  {
    words:
      /\b(?:(?:supprim\w*|effac\w*|ferm\w*|clotur\w*).{0,25}(?:compte|donnees)|(?:delet\w*|clos\w*|remov\w*|eras\w*).{0,25}(?:account|data)|(?:konto|daten|account).{0,20}(?:losch\w*|schliess\w*|entfern\w*)|losch\w*.{0,20}(?:konto|daten|account)|(?:export\w*|telecharg\w*|download\w*|herunterlad\w*).{0,25}(?:donnees|data|daten)|rgpd|gdpr|dsgvo|mes donnees|my data|meine daten)\b/,
    page: '/dashboard',
    text: {
      fr: 'Dans l’espace client, la section « Mes données » permet de télécharger tout ce qui est gardé sur vous et de supprimer le compte, avec votre mot de passe.',
      en: 'In the customer area, the “My data” section lets you download everything that is kept about you and, with your password, delete the account.',
      de: 'Im Kundenbereich können Sie im Abschnitt zu Ihren Daten alles Gespeicherte herunterladen und das Konto mit Ihrem Passwort löschen.',
    },
  },
  {
    words:
      /\b(?:(?:ajouter|enregistrer|inscrire|saisir|gerer|store|manage|add|register|save|enter|hinzufug\w*|eintragen|anlegen|erfassen|registrier\w*)\b.{0,20}\b(?:balances?|bascules?|appareils?|instruments?|scales?|waagen?|gerate?)\b(?!.{0,30}\b(?:devis|quote|angebot\w*|compar\w*|vergleich\w*))|(?:balances?|appareils?|scales?|waagen?)\b.{0,25}\b(?:speichern|verwalten|saved|stored|managed|enregistrer|eintragen|anlegen|erfassen|hinzufugen|registrieren)|rappels?|(?:prevenue?|avertie?|alerte[erz]?|notifie\w*|notified|alerted|warned|benachrichtigt)\b.{0,40}\b(?:echeance|verif\w*|due|verification|eich\w*|pruf\w*|frist)|(?:enregistrer|inscrire|saisir|suivre|gerer|register|store|save|keep|track|manage|eintragen|erfassen|anlegen|speichern|verwalten)\b.{0,45}\b(?:votre (?:site|compte|espace)|your (?:web ?)?site|(?:ihrer|eurer) (?:seite|website|webseite|internetseite)|kundenbereich|espace client|customer area)|(?:ihrer|eurer) (?:seite|website|webseite|internetseite)\b.{0,20}\b(?:eintragen|erfassen|anlegen|speichern|verwalten)|(?:suivre|suivi|gerer|keep track|track|manage|verfolgen|uberwachen|verwalten|im blick)\b.{0,30}\b(?:echeances?|due dates?|eichfristen|pruffristen|fristen|falligkeiten)|(?:eichfristen|pruffristen|falligkeiten)\b.{0,30}\b(?:verfolgen|uberwachen|verwalten|im blick)|(?:gespeicherte\w*|saved|enregistree?s) (?:waagen|scales|balances)|qr ?codes?|remind\w*|erinner\w*|mes balances|my scales|meine waagen|registre|register of|waagenliste|calendrier|ics)\b/,
    page: '/dashboard',
    values: reminders,
    text: {
      fr: 'Dans l’espace client, ajoutez l’instrument à « Mes balances » : l’échéance est calculée, et un rappel part par e-mail {first}, {second} et {third} jours avant (en Allemagne d’abord {german} jours avant, pour la demande). Vous pouvez arrêter les rappels d’un clic.',
      en: 'In the customer area, add the instrument to “My scales”: the due date is worked out, and a reminder is sent by email {first}, {second} and {third} days before (in Germany first {german} days before, for the application). You can stop the reminders at any time.',
      de: 'Tragen Sie die Waage im Kundenbereich unter „Meine Waagen“ ein: Die Fälligkeit wird berechnet, und Sie werden {first}, {second} und {third} Tage vorher per E-Mail erinnert (in Deutschland zuerst {german} Tage vorher, wegen des Antrags). Die Erinnerungen lassen sich jederzeit abstellen.',
    },
  },
  {
    words:
      /\b(?:cre(?:er|e|ez|ation)\b.{0,15}\bcomptes?|(?:ouvr\w*|faire) un compte|konto\b.{0,20}\b(?:erstell\w*|anleg\w*|eroffn\w*|einricht\w*)|(?:erstell\w*|eroffn\w*|mach\w*)\b.{0,15}\bkonto|set up\b.{0,15}\baccount|m inscrire|inscription|ouvrir un compte|(?:create|open|make|register)\b.{0,20}\baccount|sign up|register|registr\w*|konto (?:erstellen|anlegen|eroffnen)|account anlegen|me connecter|se connecter|log ?in|sign in|einloggen|anmeld\w*|melde (?:ich )?mich (?:hier )?an|espace client|customer area|kundenbereich|kundenkonto)\b/,
    page: '/dashboard',
    text: {
      fr: 'Ouvrez « Connexion » en haut de la page, puis l’onglet « Inscription » : prénom, nom, adresse e-mail et mot de passe suffisent. Un compte n’est pas nécessaire pour demander un devis.',
      en: 'Open the sign-in at the top of the page, then the sign-up tab: first name, last name, email address and a password are enough. You need no account to ask for a quotation.',
      de: 'Öffnen Sie oben die Anmeldung und dann den Reiter zum Registrieren: Vorname, Nachname, E-Mail-Adresse und Passwort genügen. Für eine Angebotsanfrage brauchen Sie kein Konto.',
    },
  },
  {
    words:
      /\b(?:(?:accept\w*|refus\w*|signer|valider|declin\w*|approuv\w*|annehm\w*|ablehn\w*|zusag\w*)\b.{0,25}\b(?:devis|offre|offer|quot\w*|angebot\w*)|(?:devis|offre|offer|quot\w*|angebot\w*)\b.{0,25}\b(?:accept\w*|refus\w*|signer|valider|declin\w*|annehm\w*|ablehn\w*|zusag\w*))\b/,
    page: '/devis/suivi',
    text: {
      fr: 'Ouvrez le lien de l’e-mail, ou la demande dans l’espace client : le devis y est, à accepter ou à refuser. Lien perdu ? La page de suivi en envoie un nouveau à l’adresse de la demande.',
      en: 'Open the link in the email, or the request in the customer area: the quotation is there, to be accepted or declined. Lost the link? The page for following requests sends a new link to the address of the request.',
      de: 'Öffnen Sie den Link in der E-Mail oder die Anfrage im Kundenbereich: Dort steht das Angebot und lässt sich annehmen oder ablehnen. Link verloren? Die Seite zum Verfolgen schickt einen neuen Link an die Adresse der Anfrage.',
    },
  },
  {
    words:
      /\b(?:(?:ou en est|suivre|suivi|statut|etat|retrouver|annuler|modifier).{0,30}(?:demande|devis|commande)|(?:where is|track\w*|follow\w*|status of|state of|cancel\w*|change).{0,30}(?:request|quote|quotation|order|enquiry)|(?:wo ist|verfolg\w*|status|stand|storn\w*|ander\w*).{0,30}(?:anfrage|angebot\w*|bestellung)|(?:anfrage|angebot|bestellung).{0,20}(?:verfolg\w*|status|stand|storn\w*|zuruckzieh\w*|abbrech\w*|loschen)|(?:lien|link)\b.{0,30}(?:demande|devis|request|quote|anfrage|angebot\w*)|(?:ou|where|wo)\b.{0,30}\b(?:mes|mon|ma|my|meine?)\b.{0,12}(?:demandes?|devis|commandes?|requests?|quot\w+|orders?|offers?|anfragen?|angebote?|bestellung\w*)|(?:ou (?:ca )?en (?:est|sont)|des nouvelles|any news|what happened to|was ist mit|wie steht es)\b.{0,40}(?:demandes?|devis|requests?|quot\w+|anfragen?|angebot\w*)|(?:pas|jamais|not|never|haven t|didn t|keine?n?|nicht|nie)\b.{0,25}\b(?:recu|received?|get|got|bekommen|erhalten)\b.{0,30}\b(?:confirmation|lien|link|bestatigung\w*)|(?:confirmation|lien|link|bestatigung\w*)\b.{0,20}\b(?:mail |e mail )?(?:nicht |never |not |pas |jamais )?(?:recue?|received|angekommen|bekommen|erhalten|arrivee?|arrived)|(?:envoye|fait|depose|soumis|sent|made|submitted|gesendet|geschickt|gestellt|abgeschickt)\b.{0,40}(?:demandes?|devis|requests?|enquir\w+|anfragen?)|(?:demandes?|devis|requests?|enquir\w+|anfragen?)\b.{0,40}(?:envoyee?|faite?|sent|submitted|gesendet|geschickt|gestellt|abgeschickt|ou (?:ca )?en est))\b/,
    page: '/devis/suivi',
    text: {
      fr: 'L’état d’une demande se consulte par le lien de l’e-mail de confirmation, ou dans l’espace client. Je ne peux pas consulter de demande ici. Lien perdu ? La page de suivi en envoie un nouveau à l’adresse de la demande.',
      en: 'The link in the confirmation email shows the status of your request, and so does the customer area. I cannot look up requests here. Lost the link? The page for following requests sends a new link to the address of the request.',
      de: 'Den Stand einer Anfrage zeigt der Link in der Bestätigungsmail oder der Kundenbereich. Ich kann hier keine Anfrage einsehen. Link verloren? Die Seite zum Verfolgen schickt einen neuen Link an die Adresse der Anfrage.',
    },
  },
  {
    words:
      /\b(?:(?:comment|how|wie|where|ou|wo|utiliser|use|benutz\w*).{0,40}(?:comparaison|comparateur|comparatif|comparer|compare|comparison|vergleich\w*|side by side|cote a cote|nebeneinander)|(?:combien|how many|wie ?viele)\b.{0,60}\b(?:compar\w*|vergleich\w*|side by side|at once|cote a cote|nebeneinander)|(?:print|send|share|save|imprim\w*|envoy\w*|partag\w*|druck\w*|teilen|schick\w*|speicher\w*)\b.{0,30}(?:compar\w*|vergleich\w*))\b/,
    page: '/compare',
    values: { most: String(limits.compareProducts) },
    text: {
      fr: 'Sur chaque carte de produit, appuyez sur « Comparer », pour {most} produits au plus ; le bouton de comparaison ouvre ensuite le tableau, que vous pouvez partager ou imprimer.',
      en: 'Press “Compare” on up to {most} product cards; the comparison button then opens the table, which you can share or print.',
      de: 'Wählen Sie auf bis zu {most} Produktkarten „Vergleichen“; die Schaltfläche des Vergleichs öffnet dann die Tabelle, die Sie teilen oder drucken können.',
    },
  },
  {
    words: /\b(?:newsletter|lettre d information|desabonn\w*|unsubscribe|abonn\w*|abbestell\w*)\b/,
    page: '/newsletter',
    text: {
      fr: 'L’inscription à la lettre d’information se fait en bas de chaque page et se confirme par un lien reçu par e-mail. Chaque envoi contient un lien de désinscription.',
      en: 'Subscribe at the foot of each page and confirm through the link in an email. Every issue has an unsubscribe link.',
      de: 'Zum Newsletter melden Sie sich am Fuß jeder Seite an und bestätigen dann über den Link in einer E-Mail. Jede Ausgabe enthält einen Abmeldelink.',
    },
  },
  {
    words: asked('langue|language|sprache|en francais|in english|auf deutsch'),
    page: '/',
    text: {
      fr: 'Le choix de la langue (français, anglais, allemand) est en haut de chaque page ; l’adresse de la page change avec lui.',
      en: 'The choice of language (French, English, German) is at the top of each page; the address of the page changes with it.',
      de: 'Die Sprachwahl (Französisch, Englisch, Deutsch) steht oben auf jeder Seite; die Adresse der Seite ändert sich mit.',
    },
  },
  {
    words: asked('filtr\\w*|filter\\w*|trier|sort\\w*|chercher|recherche|search\\w*|suchen|suche'),
    page: '/products',
    text: {
      fr: 'Dans le catalogue, tapez ce qu’il vous faut (« balance boulangerie ») ou choisissez catégorie, portée maximale et lecture (d) ; chaque critère se retire d’un clic.',
      en: 'In the catalogue, type what you need or choose category, capacity and readability; each criterion can be removed again.',
      de: 'Geben Sie im Katalog ein, was Sie brauchen, oder wählen Sie Kategorie, Höchstlast und Ablesbarkeit; jedes Kriterium lässt sich wieder entfernen.',
    },
  },
  {
    words: /\b(?:configurateur|configurator|konfigurator)\b/,
    page: '/devis/configurateur',
    text: {
      fr: 'Le configurateur part de votre usage, dit ce que la règle demande, montre les modèles qui conviennent et prépare la demande de devis.',
      en: 'The configurator starts from your use, says what the rule requires, shows the models that fit and prepares the quote request.',
      de: 'Der Konfigurator geht von Ihrer Verwendung aus, nennt die Anforderungen, zeigt passende Modelle und bereitet die Angebotsanfrage vor.',
    },
  },
  {
    words:
      /\b(?:(?:demander|obtenir|avoir|recevoir|faire|envoyer|commander|acheter en ligne|passer commande|ajouter).{0,25}(?:devis|commande|ligne)?|(?:get|request|ask for|receive|order|buy online|add).{0,25}(?:quote|quotation|offer|online|order)?|(?:bekomme|erhalte|anforder\w*|bestell\w*|anfrag\w*|kaufen|hinzufug\w*).{0,25}(?:angebot|online)?)\b.{0,40}\b(?:devis|commande\w*|quotes?|quotation|orders?|angebot\w*|bestell\w*|online|en ligne)\b|\b(?:comment|how|wie|kann (?:ich|man)|can (?:i|we|one)|puis je|peut on)\b.{0,40}\b(?:devis|commander|acheter|quote|quotation|order|buy|angebot|bestellen|kaufen)\b|^(?:un )?(?:devis|quote|quotation|angebot)$/,
    ...quoteRequest,
  },
  {
    words:
      /\b(?:(?:lire|lecteur|dechiffrer|decoder|decodeur|comprendre|saisir|taper|read\w*|decod\w*|enter|type in|lesen|entziffern|eingeben|eintippen|entschlusseln)\b.{0,30}\b(?:plaque|data ?plate|nameplate|type plate|typenschild)|(?:plaque|data ?plate|nameplate|type plate|typenschild)\b.{0,30}\b(?:lire|dechiffrer|decoder|comprendre|saisir|read|decode|enter|lesen|entziffern|eingeben|eintippen|entschlusseln))/,
    page: '/plaque',
    text: {
      fr: 'Sur la page « Lire une plaque », recopiez ce qui est inscrit sur l’instrument : elle donne la classe, l’état légal et la prochaine échéance ; une photo peut rester à côté pendant la saisie. Vous pouvez aussi taper la plaque ici.',
      en: 'On the page for reading data plates, type in what is on the data plate: it gives class, legal status and next due date; a photo can stay beside it while you type. You can also type the plate here.',
      de: 'Auf der Seite „Ein Typenschild lesen“ geben Sie ein, was auf der Waage steht; sie nennt Klasse, rechtlichen Stand und nächste Fälligkeit; ein Foto lässt sich zum Abtippen daneben anzeigen. Sie können das Typenschild auch hier eingeben.',
    },
  },
  {
    words:
      /\b(?:(?:modifi\w*|chang\w*|mettre a jour|updat\w*|edit\w*|ander\w*|aktualisier\w*)\b.{0,30}\b(?:mon profil|mes coordonnees|mon adresse|mon (?:e )?mail|mon telephone|my profile|my (?:contact )?details|my address|my e ?mail|my phone|mein profil|meine (?:adresse|e ?mail|daten|telefon\w*))|(?:mein profil|meine (?:adresse|e ?mail|telefonnummer))\b.{0,20}\bander\w*)\b/,
    page: '/dashboard',
    text: {
      fr: 'Dans l’espace client, la section « Mes coordonnées » permet de modifier vos coordonnées.',
      en: 'In the customer area, the “My details” section lets you change your details.',
      de: 'Im Kundenbereich können Sie Ihre Angaben im Abschnitt zum Profil ändern.',
    },
  },
  {
    words:
      /\b(?:cookies?|vie privee|confidentialite|privacy|datenschutz|donnees personnelles|personal data)\b/,
    page: '/politique-de-confidentialite',
    text: {
      fr: 'La page de confidentialité dit quelles données sont gardées, pourquoi et combien de temps. Cette conversation n’est pas enregistrée.',
      en: 'The privacy page says which data is kept, why and for how long. This conversation is not stored.',
      de: 'Die Datenschutzseite sagt, welche Daten wozu und wie lange gespeichert werden. Dieses Gespräch wird nicht gespeichert.',
    },
  },
]

/** The form of what people type for the reference of a request. */
export const requestReference =
  /(?<![\p{L}\p{N}-])(?:DEV|DV|DE?VIS|MSG|REQ|ANF)[-_ ]?\d{2,8}[-_ ]?[0-9A-Z…]{0,8}/iu

/** How something is done on this site; null where the question is another one. A reference leads to its link only. */
export function howToReply(question: Question): Draft | null {
  const { folded, locale, text } = question
  const followed = requestReference.test(text)
    ? guides.find(({ words }) => words.test('status of request'))
    : undefined
  const guide = followed ?? guides.find(({ words }) => words.test(folded))
  if (!guide) return null
  const source = pageSource(guide.page, locale)
  const instructions = fill(guide.text, locale, guide.values)
  return {
    kind: 'how-to',
    text: instructions,
    // Its numbers are those of the settings that were filled in.
    facts: guide.values ? [instructions] : [],
    sources: [source],
    actions: [{ label: source.title, href: source.href }, actionsIn(locale).contact],
  }
}
