/**
 * Words of everyday language, folded, that are one letter away from a word of the trade and are meant as they stand:
 * « better » is no « Bettenwaage », « Klasse » no « Kasse ».
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  [
    'better faster larger letter letters later latter counter factor factors handle handles trader traders changing',
    'seated healthy stable stables table tables butter matter bottle',
    'manche remarque remarques chemise visant decret fausser autonomie collee medecine bouche marque marques livrer',
    'klasse klassen leiter letzter letzte letzten kurzer grober schritt schritte schaden schaffen behalten schicken',
    'verlauf amtlich amtliche amtlichen gedicht gedichte wetter',
  ].flatMap((line) => line.split(' ')),
)
