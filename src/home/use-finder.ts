import { useEffect, useRef, useState } from 'react'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import type { TextKey } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { type FinderQuestion, type Found, findInstruments, firstQuestion } from './find-instruments.ts'

/** Pause of typing or dragging after which the question is asked. */
const pauseMs = 300

/** The state of the finder: what is asked, the load in µg where it can be read, and what was found. */
export type Finder = {
  question: FinderQuestion
  loadUg: number | null
  /** What is wrong with the load, as a key. */
  fault: TextKey | undefined
  /** Null where nothing could be asked. */
  results: Found | null
  isAsking: boolean
  ask: (changes: Partial<FinderQuestion>) => void
}

/** Asks again after each change; of several answers the last question's is shown. */
export function useFinder(first: Found | null): Finder {
  const { callApi, locale } = useSite()
  const [question, setQuestion] = useState(firstQuestion)
  const [results, setFound] = useState(first)
  const [isAsking, setAsking] = useState(false)
  const isFirst = useRef(true)
  const mass = parseMass(question.load, locale)
  const loadUg = typeof mass === 'number' && mass > 0 ? mass : null

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (loadUg === null) return
    let isCurrent = true
    const timer = setTimeout(() => {
      setAsking(true)
      void findInstruments(callApi, locale, question)
        .catch(() => null)
        .then((answer) => {
          if (!isCurrent) return
          setFound(answer)
          setAsking(false)
        })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [callApi, locale, question, loadUg])

  return {
    question,
    loadUg,
    fault: loadUg === null ? (mass === 'form' ? 'form.mass' : 'form.mass-range') : undefined,
    results,
    isAsking,
    ask: (changes) => setQuestion((previous) => ({ ...previous, ...changes })),
  }
}
