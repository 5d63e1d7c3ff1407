/**
 * The objects of a PDF file, one character per byte. Nothing is compressed: the same content gives the same bytes
 * everywhere.
 */
export class PdfFile {
  private readonly objects: string[] = []

  /** Takes the number of an object that others refer to before it is known. */
  reserve(): number {
    return this.objects.push('')
  }

  set(number: number, body: string): void {
    this.objects[number - 1] = body
  }

  add(body: string): number {
    return this.objects.push(body)
  }

  /** A stream; `entries` are those of its dictionary beside the length. */
  stream(data: string, entries = ''): number {
    return this.add(`<</Length ${data.length}${entries}>>\nstream\n${data}\nendstream`)
  }

  /** The file; `id` is 32 hexadecimal digits that name the document. */
  write({ root, info, id }: { root: number; info: number; id: string }): Uint8Array<ArrayBuffer> {
    let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
    const offsets = this.objects.map((body, i) => {
      const offset = file.length
      file += `${i + 1} 0 obj\n${body}\nendobj\n`
      return offset
    })
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const trailer = `<</Size ${offsets.length + 1}/Root ${root} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]>>`
    const start = file.length
    file += `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`
    return bytesOf(file)
  }
}

/** One byte per character. */
function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}

/** One character per byte. */
export function binaryOf(bytes: Uint8Array): string {
  let binary = ''
  for (let i = 0; i < bytes.length; i += 0x2000)
    binary += String.fromCharCode(...bytes.subarray(i, i + 0x2000))
  return binary
}

/** A text as PDF writes it outside of pages: UTF-16 in hexadecimal. */
export function textString(text: string): string {
  let digits = 'FEFF'
  for (let i = 0; i < text.length; i++) digits += hex4(text.charCodeAt(i))
  return `<${digits}>`
}

/** A text in UTF-8, for a stream. */
export const utf8 = (text: string): string => binaryOf(new TextEncoder().encode(text))

/** Four hexadecimal digits. */
export const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0')

/** A number as PDF writes it, to a hundredth of a point. */
export const num = (value: number): string => String(Math.round(value * 100) / 100 || 0)
