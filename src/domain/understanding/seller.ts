const shopWords = {
  en: '(?:your|ur) (?:shop|store|website|site|catalogue?|range)',
  fr: '(?:votre|vos) (?:magasin|boutique|site|catalogue|gamme)s?',
  de: '(?:ihre?[mnr]?|eure?[mnr]?) (?:laden|shop|geschäft|sortiment|katalog|webseite)',
}
const shop = new RegExp(`(?<!\\p{L})(?:${Object.values(shopWords).join('|')})(?!\\p{L})`, 'giu')

/**
 * A text with blanks where it names the shop that is asked: « is there something in your shop? » tells no trade of who
 * asks. Places in both texts agree.
 */
export const withoutSeller = (text: string): string => text.replace(shop, (name) => ' '.repeat(name.length))
