import type { Locale } from '#config/locales.ts'
import { archivo, type Typeface } from './archivo.ts'
import type { Jpeg } from './jpeg.ts'
import { num, PdfFile, textString, utf8 } from './pdf-file.ts'
import { colour } from './svg.ts'
import { type Tag, writeTags } from './tags.ts'
import { Typesetter, type Weight } from './typesetter.ts'

/** A4 and its margins in points; y runs from the top. */
export const a4 = { width: 595.28, height: 841.89, left: 51, right: 51, top: 48, bottom: 72 } as const
/** Width between the margins. */
export const innerWidth = a4.width - a4.left - a4.right

/** Colours of the site's light theme (src/shell/tokens.css). */
export const inks = {
  ink: '#14212b',
  soft: '#4b5a64',
  line: '#d8ddde',
  steel: '#eceff0',
  verified: '#006b47',
} as const

export type TextStyle = {
  size?: number
  weight?: Weight
  ink?: keyof typeof inks
  align?: 'left' | 'right'
}

export type About = {
  title: string
  author: string
  locale: Locale
  /** ISO instant; never the present one, so that the same document has the same bytes. */
  at: string
  /** 32 hexadecimal digits that name the document. */
  id: string
}

/** Pages of a tagged PDF: what is drawn is marked as part of an element of the structure, or as decoration. */
export class Paper {
  readonly document: Tag = { name: 'Document', alt: '', kids: [] }
  readonly type: Typesetter
  private readonly contents: string[][] = []
  private readonly marks: number[] = []
  private readonly images: Jpeg[] = []

  constructor(typeface: Typeface) {
    this.type = new Typesetter(typeface)
    this.addPage()
  }

  get pageCount(): number {
    return this.contents.length
  }

  addPage(): void {
    this.contents.push([])
    this.marks.push(0)
  }

  /** The name by which pages draw a picture; the same one is in the file once. */
  image(jpeg: Jpeg): string {
    const place = this.images.findIndex(({ data }) => data === jpeg.data)
    return `I${place < 0 ? this.images.push(jpeg) - 1 : place}`
  }

  /** Adds operators to the last page, as content of an element. */
  content(owner: Tag, operators: string): void {
    const page = this.contents.length - 1
    const id = this.marks[page] ?? 0
    this.marks[page] = id + 1
    owner.kids.push({ page, id })
    this.contents[page]?.push(`/${owner.name} <</MCID ${id}>> BDC\n${operators}\nEMC`)
  }

  /** Adds operators to a page (the last one if none is named) that mean nothing to a reader. */
  decoration(operators: string, page = this.contents.length - 1): void {
    this.contents[page]?.push(`/Artifact BMC\n${operators}\nEMC`)
  }

  /** The operators of one line of text with its baseline at y; x is its right end where it is aligned right. */
  line(
    text: string,
    x: number,
    y: number,
    { size = 9.5, weight, ink = 'ink', align }: TextStyle = {},
  ): string {
    const left = align === 'right' ? x - this.type.width(text, size, weight) : x
    return `${colour(inks[ink])} rg BT ${num(left)} ${num(a4.height - y)} Td ${this.type.show(text, size, weight)} ET`
  }

  /** Lines of a text that are no wider; breaks at plain spaces, and inside what is wider by itself. */
  wrap(text: string, width: number, { size = 9.5, weight }: TextStyle = {}): string[] {
    const fits = (line: string) => this.type.width(line, size, weight) <= width
    return text.split('\n').flatMap((paragraph) => {
      const lines = ['']
      for (const word of paragraph.split(' ').flatMap((one) => (fits(one) ? [one] : broken(one, fits)))) {
        const last = lines.at(-1)
        if (last === '') lines[lines.length - 1] = word
        else if (fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
        else lines.push(word)
      }
      return lines
    })
  }

  /** The file. */
  write(about: About): Uint8Array<ArrayBuffer> {
    const file = new PdfFile()
    const catalog = file.reserve()
    const tree = file.reserve()
    const pages = this.contents.map(() => file.reserve())
    const images = this.images.map(({ data, width, height, colorSpace }, i) => {
      const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${colorSpace}/BitsPerComponent 8/Filter/DCTDecode`
      return `/I${i} ${file.stream(data, entries)} 0 R`
    })
    const pictures = images.length ? `/XObject<<${images.join('')}>>` : ''
    const resources = file.add(`<</Font<<${this.type.embed(file)}>>${pictures}>>`)
    this.contents.forEach((content, i) => {
      const stream = file.stream(content.join('\n'))
      file.set(
        pages[i] as number,
        `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${a4.width} ${a4.height}]/Resources ${resources} 0 R/Contents ${stream} 0 R/StructParents ${i}/Tabs/S>>`,
      )
    })
    file.set(
      tree,
      `<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    )
    const tags = writeTags(file, this.document, pages, this.marks)
    const metadata = file.stream(utf8(xmp(about)), '/Type/Metadata/Subtype/XML')
    file.set(
      catalog,
      `<</Type/Catalog/Pages ${tree} 0 R/Lang ${textString(about.locale)}/MarkInfo<</Marked true>>/StructTreeRoot ${tags} 0 R/Metadata ${metadata} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    )
    const day = `(D:${about.at.replace(/\D/g, '').slice(0, 14)}Z)`
    const info = file.add(
      `<</Title ${textString(about.title)}/Author ${textString(about.author)}/CreationDate ${day}/ModDate ${day}>>`,
    )
    return file.write({ root: catalog, info, id: about.id })
  }
}

/** Draws a document, once more with the letters of other scripts where the typeface of the site lacks some. */
export async function compose(draw: (paper: Paper) => void): Promise<Paper> {
  const sheet = new Paper(await archivo())
  draw(sheet)
  if (sheet.type.missing.size === 0) return sheet
  const { archivoAndOthers } = await import('./other-scripts.ts')
  const whole = new Paper(await archivoAndOthers())
  draw(whole)
  return whole
}

/** The first character of a text that no document can show; null where there is none. */
export async function unprintable(text: string): Promise<string | null> {
  const { type } = await compose((paper) => paper.wrap(text, innerWidth))
  const [first = null] = type.missing
  return first
}

/** Pieces of a word that fit, each as long as can be. */
function broken(word: string, fits: (piece: string) => boolean): string[] {
  const pieces = ['']
  for (const character of word) {
    const longer = `${pieces.at(-1)}${character}`
    if (fits(longer) || pieces.at(-1) === '') pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The same facts for programs that index documents. */
const xmp = ({
  title,
  author,
  locale,
  at,
}: About) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language><xmp:CreateDate>${at}</xmp:CreateDate></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
