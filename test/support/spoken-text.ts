import { DomUtils } from 'htmlparser2'
import { type Document, type Element, elementsOf, isElement, isText, type Node } from './crawl.ts'

const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'output',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'bdi',
  'cite',
])
const silent = new Set(['script', 'style', 'template'])

/**
 * The text of a page in its own language, line by line: text and attributes that are read out or shown. Elements with
 * another `lang` are left out.
 */
export function spokenLines(document: Document): string[] {
  const body = elementsOf(document, 'body')[0]
  if (!body) return []
  const lines: string[] = []
  let line = ''
  const end = () => {
    if (line.trim()) lines.push(line.trim())
    line = ''
  }
  const read = (node: Node) => {
    if (isText(node)) line += node.data
    if (
      !isElement(node) ||
      silent.has(node.name) ||
      (node.attribs.lang !== undefined && node.name !== 'html')
    )
      return
    lines.push(...spokenAttributes(node))
    if (!inline.has(node.name)) end()
    node.children.forEach(read)
    if (!inline.has(node.name)) end()
  }
  read(body)
  end()
  return lines.map((text) => text.replaceAll(/[\t\n\r ]+/g, ' '))
}

const spokenAttributes = ({ attribs }: Element) =>
  [attribs.alt, attribs.title, attribs['aria-label'], attribs.placeholder].filter(
    (text) => text !== undefined && text !== '',
  ) as string[]

const isHidden = ({ attribs }: Element) => attribs['aria-hidden'] === 'true'

/** The accessible name of a control. */
export function accessibleName(element: Element, document: Document): string {
  const { attribs } = element
  const labelled = (attribs['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean)
  if (labelled.length) {
    const labels = labelled.map((id) => DomUtils.getElementById(id, document.children))
    return labels
      .map((label) => (label ? spoken(label) : ''))
      .join(' ')
      .trim()
  }
  return (attribs['aria-label'] ?? (spoken(element) || (attribs.title ?? ''))).trim()
}

function spoken(node: Node): string {
  if (isText(node)) return node.data
  if (!isElement(node) || isHidden(node)) return ''
  if (node.name === 'img') return node.attribs.alt ?? ''
  return node.attribs['aria-label'] ?? node.children.map(spoken).join('')
}
