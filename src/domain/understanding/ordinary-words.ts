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
    // Forms of words that are known in another form.
    'verifie verifies verifiee verifiees conseille conseillez appele appelee rappele rappelle deplace deplacer',
    'feuchter feuchten feuchtem feuchtes',
    'require requires frequency compared kennen konnten kosten kisten mochten machten',
    // Words that everybody uses, one letter away from a word of the trade.
    'bacteries branche chemin chemins chemises cheveux chuter cologne commence coucher couler couper',
    'fermez ferment couple courir courtier courtiers ecoule elabore fermee fermer former generalisee haussier legende',
    'lutter manches marcher mariee morgan obligataire paient parquet patience patienter pensons pentes',
    'personnel personnels peuple peuples plante plantes prevision rechercher renseignement renseignements',
    'senior shopping solaire solaires tirage traiter vivent',
    'backed bakes balanced barbie beaker beakers bullet carbon carriage carrier carriers cartoon cartoons',
    'castle closer coaches compressed discounted fabric fabrics falling handed handled labour leather',
    'legend legends locking marked marker markers matches medicare passport patent patents planet planets',
    'poison portal posted poster posters praise render retain shopper shoppers stored stories struck',
    'tablet tablets trainer trainers',
    'anfall anfanger behalte bucher carson chandler checken drehen erfahrung feucht fischen fliege',
    'fliegen fluchten frisch fruchte gepackt gericht geschafft geschaut gesicht gesichter gleicht handeln',
    'handelt kennen kirche kirsten konnten kratzen langer lauter leihen lester machte madchen madchens',
    'manchen mensch nachte preise schade schadel schaff schaffe schale schame schamen scharf schaue',
    'schauen schein scheine scheinen schicke schlaf schlafe schlafen schlechter schluck schuhe schuhen',
    'schuld schulde schulden schulter schweig schweigen sensoren stadion trager verstand wachsen winkel',
    'collegue collegues colleague colleagues kollege kollegen kollegin',
    'zahnen',
    'verlauf amtlich amtliche amtlichen gedicht gedichte wetter',
  ].flatMap((line) => line.split(' ')),
)
