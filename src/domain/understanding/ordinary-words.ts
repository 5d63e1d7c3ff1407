import nearTrade from './ordinary-words.txt?raw'

/**
 * Words of everyday language, folded, that are one letter away from a word of the trade and are meant as they stand:
 * « better » is no « Bettenwaage », « Abfüllen » no « Abfälle ». Written by `npm run ordinary-words`; here those beside
 * them that are near a word of the assistant alone, or are forms of words.
 */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...nearTrade.trim().split('\n'),
  ...[
    ' amtlich amtliche amtlichen appele appelee autonomie backed bakes balanced behalte behalten bottle',
    'branche bullet butter carriage carrier carriers carson cartoon cartoons chemin chemins chemise chemises',
    'cheveux chuter closer colleague colleagues collee collegue collegues compared compressed conseille',
    'conseillez couler counter couper couple courir deplace deplacer discounted drehen ecoule fabric fabrics',
    'factor factors falling fermee ferment fermez feucht feuchtem feuchten feuchter feuchtes fischen',
    'frequency generalisee gepackt geschafft geschaut handed handeln handelt handle handled handles healthy',
    'kennen kisten kollegin konnten kosten labour later leather leihen letter letters letzte letzten livrer',
    'locking machte machten mariee marked marker markers marque marques matter medecine medicare mensch',
    'mochten nachte obligataire passport patience patienter pentes personnel personnels planet planets plante',
    'plantes poison posted poster posters prevision rappele rappelle rechercher require requires retain',
    'schade schaden schaff schaffe schaffen schame schamen scharf schaue schauen schlaf schritte schuhe',
    'schuhen schuld schulde schulden schulter schweig schweigen senior stored stories table tables tablet',
    'tablets trader traders trager verifie verifiee verifiees verifies zahnen',
  ].flatMap((line) => line.split(' ')),
])
