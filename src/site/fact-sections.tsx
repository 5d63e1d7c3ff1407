import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import { Facts } from '#src/ui/facts.tsx'
import href from './fact-sections.css?url'
import { Stylesheet, withStyles } from './stylesheet.tsx'

type Section = Omit<QuoteSection, 'rows' | 'lines'> & {
  rows: readonly (readonly [label: string, value: string])[]
  lines: readonly string[]
}

/** Labelled values and sentences, e.g. what a request carries beside its items. */
export const FactSections = withStyles(SectionList, href)

function SectionList({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <Stylesheet href={href} />
      {sections.map((section) => (
        <FactSection key={section.title} section={section} />
      ))}
    </>
  )
}

function FactSection({ section: { title, rows, lines, amounts } }: { section: Section }) {
  return (
    <section className={amounts ? `fact-section amounts ${amounts}` : 'fact-section'}>
      <h2>{title}</h2>
      <Facts rows={rows} />
      {lines.length ? (
        <ul>
          {[...new Set(lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
