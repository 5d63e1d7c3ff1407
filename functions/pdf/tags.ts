import { type PdfFile, textString } from './pdf-file.ts'

/** Standard structure types that the documents use (ISO 32000-1, 14.8.4). */
export type TagName =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'L'
  | 'LI'
  | 'LBody'

/** An element of the structure; what is on pages is named by the page and its number there. */
export type Tag = { name: TagName; alt: string; kids: (Tag | { page: number; id: number })[] }

/** A new element at the end of its parent. */
export function tag(parent: Tag, name: TagName, alt = ''): Tag {
  const child: Tag = { name, alt, kids: [] }
  parent.kids.push(child)
  return child
}

/**
 * Writes the structure tree and returns its number. `pages` are the object numbers of the pages, `marked` how many
 * marks each has.
 */
export function writeTags(
  file: PdfFile,
  document: Tag,
  pages: readonly number[],
  marked: readonly number[],
): number {
  const root = file.reserve()
  const owners = marked.map((count) => new Array<number>(count).fill(0))
  const write = (element: Tag, parent: number): number => {
    const reserved = file.reserve()
    const kids = element.kids.map((kid) => {
      if ('name' in kid) return `${write(kid, reserved)} 0 R`
      const owner = owners[kid.page]
      if (owner) owner[kid.id] = reserved
      return `<</Type/MCR/Pg ${pages[kid.page]} 0 R/MCID ${kid.id}>>`
    })
    const scope = element.name === 'TH' ? '/A<</O/Table/Scope/Column>>' : ''
    const alt = element.alt ? `/Alt ${textString(element.alt)}` : ''
    file.set(
      reserved,
      `<</Type/StructElem/S/${element.name}/P ${parent} 0 R${scope}${alt}/K[${kids.join(' ')}]>>`,
    )
    return reserved
  }
  const top = write(document, root)
  const numbers = owners.map((owner, page) => `${page}[${owner.map((tagId) => `${tagId} 0 R`).join(' ')}]`)
  const parents = file.add(`<</Nums[${numbers.join('')}]>>`)
  file.set(
    root,
    `<</Type/StructTreeRoot/K ${top} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${pages.length}>>`,
  )
  return root
}
