import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { type SectionName, sections } from './section.tsx'

/** Navigation between the sections: a column beside them, on a phone a line that scrolls sideways. */
export function Contents({ names }: { names: readonly SectionName[] }) {
  const t = useTranslate()
  const current = useCurrentSection(names)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = ref.current
    const link = current && nav?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (nav && link && nav.scrollWidth > nav.clientWidth)
      nav.scrollTo({ left: link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2 })
  }, [current])
  return (
    <nav ref={ref} className="dash-contents" aria-label={t('dashboard.contents')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === current ? 'true' : undefined}>
              {t(sections[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The section at the top of the viewport. */
function useCurrentSection(names: readonly SectionName[]): SectionName | undefined {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setVisible((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) next.add(target.id)
            else next.delete(target.id)
          return next
        }),
      { rootMargin: '-20% 0px -70% 0px' },
    )
    for (const name of names) {
      const section = document.getElementById(name)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [names])
  return names.find((name) => visible.has(name))
}
