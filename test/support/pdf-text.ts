type Objects = Map<number, string>

/** A PDF whose streams are not compressed, read back without a library. */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1')
  const objects: Objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj(?=\n)/g)].map(([, n, body = '']) => [
      Number(n),
      body,
    ]),
  )
  const only = (type: string) => [...objects.values()].filter((body) => body.startsWith(`<</Type/${type}`))
  const pages = only('Page/').map((page) => textOf(objects, page))
  return { file, objects, pages, text: pages.join('\n') }
}

const refOf = (body: string, key: string) => Number(body.match(new RegExp(`/${key} (\\d+) 0 R`))?.[1])
const objectOf = (objects: Objects, body: string, key: string) => objects.get(refOf(body, key)) ?? ''
const streamOf = (body: string) => body.match(/stream\n([\s\S]*)\nendstream$/)?.[1] ?? ''

/** The text of a page, one line per text object: the glyphs mapped back by each font's own map. */
function textOf(objects: Objects, page: string): string {
  const fonts = new Map(
    [...objectOf(objects, page, 'Resources').matchAll(/\/(\w\d) (\d+) 0 R/g)].map(([, name = '', font]) => {
      const map = streamOf(objectOf(objects, objects.get(Number(font)) ?? '', 'ToUnicode'))
      const pairs = [...map.matchAll(/<(\w{4})> <(\w{4})>/g)].map(
        ([, glyph = '', code = '']) => [glyph, String.fromCharCode(Number.parseInt(code, 16))] as const,
      )
      return [name, new Map(pairs)] as const
    }),
  )
  const content = streamOf(objectOf(objects, page, 'Contents'))
  return [...content.matchAll(/BT ([\s\S]*?) ET/g)]
    .map(([, shown = '']) =>
      [...shown.matchAll(/\/(\w\d) [\d.]+ Tf <(\w+)> Tj/g)]
        .map(([, font = '', glyphs = '']) =>
          (glyphs.match(/\w{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph) ?? '\ufffd').join(''),
        )
        .join(''),
    )
    .join('\n')
    .replaceAll('\u00a0', ' ')
}
