import { useEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import { useTranslate } from '#src/i18n/translation.ts'

const steps = ['diagnosis', 'proposal', 'intervention', 'follow-up'] as const

/**
 * The four steps from the first call to the next verification. Scrolled into view they are highlighted one after
 * another, once; hovering highlights a step when nothing is animated.
 */
export function Process() {
  const t = useTranslate()
  const ref = useRef<HTMLOListElement>(null)
  const { moving, lit } = useRun(ref)
  const [hovered, setHovered] = useState<number | null>(null)
  const shown = moving ? lit : hovered
  return (
    <ol className="steps" ref={ref} aria-label={t('process.title')}>
      {steps.map((step, i) => (
        <li
          key={step}
          className={shown === i ? 'lit' : undefined}
          onPointerEnter={() => setHovered(i)}
          onPointerLeave={() => setHovered(null)}
        >
          <strong>{t(`process.${step}`)}</strong>
          <p>{t(`process.${step}-text`)}</p>
        </li>
      ))}
    </ol>
  )
}

/** The highlighted step of the single run; null with reduced motion. */
function useRun(ref: { readonly current: HTMLElement | null }) {
  const [lit, setLit] = useState<number | null>(null)
  useEffect(() => {
    if (!ref.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        let step = 0
        setLit(step)
        timer = setInterval(() => {
          setLit(++step)
          if (step === steps.length) clearInterval(timer)
        }, limits.timelineStepMs)
      },
      { threshold: 0.5 },
    )
    observer.observe(ref.current)
    const stop = () => {
      observer.disconnect()
      clearInterval(timer)
    }
    return stop
  }, [ref])
  const moving = lit !== null && lit < steps.length
  return { moving, lit }
}
