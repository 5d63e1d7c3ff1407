/** The text of a plate with one form of each sign. */
export const plainPlate = (typed: string) =>
  typed
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(serialNumber, '#')
    .replaceAll(fraction, (_, part, whole) => String(Number(part) / Number(whole)))
    .replaceAll(cyrillicUnit, (unit) => [...unit].map((letter) => latinOf[letter] ?? letter).join(''))
    .replaceAll(gluedMark, ' $&')
    .replaceAll(gluedMass, '$& ')
    .replaceAll(weighingRange, 'W Max ')

/** « S/N 1804-2217 », « Fabr.-Nr. 1907 »: its digits are those of nothing else on a plate. */
const serialNumber =
  /(?<!\p{L})(?:s\/n|sn|ser(?:ial|ie|ien)?[ .-]*(?:n[ro°]|number|nummer|numéro)|n[°o]\.? (?:de )?s[ée]rie|matr(?:icola)?|fabr?(?:ik)?[ .-]*(?:n[ro°]|nummer)|nr\.? fabr)[ .:]*[A-Z]{0,4}\d[\w./-]*/giu

/** « 20 lb x 1/4 oz »: a part of a pound or an ounce, and no two ranges. */
const fraction = /(?<![\d.,/] ?)([1357])\/(2|4|8|16|32)(?= ?(?:oz|lb))/gi

/** « Max 15 кг, e = 5 г »: the units of Russian plates. */
const cyrillicUnit = /(?<=\d ?)(?:[км]г|г|т)(?!\p{L})/gu
const latinOf: Readonly<Record<string, string>> = { к: 'k', м: 'm', г: 'g', т: 't' }
/** « 15kgMin100ge=5g » */
const gluedMass =
  /\d ?(?:mg|kg|g|t|ct)(?=(?:max|min|lim)(?!\p{L})|[ed][1-4]? ?[:=\d]|(?:[ck]l(?:asse?)?\.?)?I{1,4}(?!\p{L}))/giu
/** « clIIICEM220122 » */
const gluedMark = /(?<=I|\d ?k?g|\d ?t)CE(?=M?\d{2})/g
/** « W1 0–30 t »: a weighing range of several, by its upper end (OIML R 76-1, 7.1.1). */
const weighingRange =
  /(?<![\p{L}\d])W ?[1-4] ?[:=]? ?(?:0 ?(?:k?g|t)? ?(?:[-–…]|\.{2,3}|à|to|bis) ?)?(?=\d)/giu
