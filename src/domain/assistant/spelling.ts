import { isOneTypoApart } from '#domain/catalogue/search-words.ts'
import { ordinaryWords } from '#domain/understanding/ordinary-words.ts'

/** Content words of questions, folded: what is one letter away from one of them is read as it. */
const contentWords = new Set(
  [
    'accreditation adresse appeler balance bascule besoin boucherie boulangerie charcuterie cherche comparaison comparer',
    'conseiller couter definition deplacez difference disponible echeance echelon etalonnage fermeture fromagerie',
    'frequence horaires intervenez livraison maximale obligatoire ouverture periodicite pharmacie',
    'poissonnerie precision prochaine rappeler recommander signifie telephone toleree tolerance verification verifier',
    'account accredited address available bakery butcher calibration certified closed compare comparison holidays',
    'location looking mandatory maximum opening password permissible quotation recommend required verified weighing',
    'akkreditierung akkreditiert angebot ansprechpartner backerei bedeutet bedeutung brauche eichfrist eichung empfehlen',
    'erreichbar fehlergrenze genauigkeitsklasse geoffnet kalibrierung kostet lieferbar metzgerei mindestlast',
    'zahlen prufung eichbehorde zuruckrufen mochte nachste fallig gultig jahrlich metzgerei konnen wagen waagen tierarzt',
    // What is done on this site.
    'rappel rappels inscription inscrire enregistrer connexion connecter telecharger supprimer comparateur',
    'reminder reminders remind register registration download newsletter',
    'erinnern erinnerung erinnerungen erinnert benachrichtigen registrieren registrierung anmelden anmeldung einloggen',
    'kennwort kundenbereich kundenkonto herunterladen loschen anfrageliste angebotsliste merkliste drucken ausdrucken',
    'offnungszeiten passwort unterschied vergleich vergleiche vergleichen verkehrsfehlergrenze',
  ].flatMap((line) => line.split(' ')),
)

/** Shorter words are one letter away from too many others. */
const shortestMistyped = 6
/** A doubled letter is lost in shorter ones too: « rapel ». */
const shortestUndoubled = 5

const known = new Map<string, readonly string[]>(Map.groupBy(contentWords, (word) => word.charAt(0)))

/** « errinern », « addresse »: the wrong letter is doubled. */
const undoubled = (word: string) => word.replaceAll(/(.)\1/g, '$1')
const byUndoubled = new Map([...contentWords].map((word) => [undoubled(word), word]))

/** « zaehlen » is « zählen », where that is a known word. */
function withoutDigraphs(word: string): string {
  const plain = word.replaceAll(/([aou])e/g, '$1')
  return contentWords.has(plain) ? plain : word
}

/** Folded words with typos of content words corrected; the first letter is seldom mistyped. */
export const withoutTypos = (folded: string): string =>
  folded
    .split(' ')
    .map((typed) => {
      const word = withoutDigraphs(typed)
      if (
        word.length < shortestUndoubled ||
        word.length > 30 ||
        contentWords.has(word) ||
        ordinaryWords.has(word)
      )
        return word
      const doubled = byUndoubled.get(undoubled(word))
      if (doubled !== undefined || word.length < shortestMistyped) return doubled ?? word
      return (known.get(word.charAt(0)) ?? []).find((own) => isOneTypoApart(word, own)) ?? word
    })
    .join(' ')
