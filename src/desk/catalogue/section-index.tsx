import type { RefObject } from 'react'
import { LinkButton } from '#src/desk/controls.tsx'
import { text } from './catalogue-words.ts'
import { partWords, photoWords } from './part-words.ts'

/** The headings of the form in their order. */
const titles = [
  ...[text.general, text.models, photoWords.title, text.documents, partWords.drawing],
  ...[text.texts, text.specifications, partWords.accessories],
]

/** Leads to the sections of a long form, above all of which it stays. */
export function SectionIndex({ of }: { of: RefObject<HTMLElement | null> }) {
  const show = (title: string) => {
    const headings = of.current?.querySelectorAll<HTMLElement>('section > h2') ?? []
    const heading = [...headings].find(({ textContent }) => textContent === title)
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }
  return (
    <nav className="catalogue-index" aria-label={text.sections}>
      {titles.map((title) => (
        <LinkButton key={title} onClick={() => show(title)}>
          {title}
        </LinkButton>
      ))}
    </nav>
  )
}
