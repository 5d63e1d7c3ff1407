import { useEffect, useState } from 'react'
import { type Suggestions, shortestSuggested } from '#domain/catalogue/suggestions.ts'
import { useSite } from '#src/site/site.ts'

/** Time without a key after which a text is asked for. */
const pauseMs = 180

type Answered = { text: string; answer: Suggestions | null }
const empty: Answered = { text: '', answer: null }

/**
 * What the edge proposes for a text; null where it is too short, where nothing came yet, and where nothing came at all:
 * the search itself needs no suggestions. The answer before stays until the next one comes. A text is asked for once
 * one has stopped typing, and the older request then ends; the text that was answered last is not asked for again.
 */
export function useSuggestions(typed: string): Suggestions | null {
  const { callApi, locale } = useSite()
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  const [last, setLast] = useState(empty)
  useEffect(() => {
    if (text.length < shortestSuggested || text === last.text) return
    const request = new AbortController()
    const timer = setTimeout(() => {
      callApi('GET /suggestions', { query: { q: text, lang: locale }, signal: request.signal }).then(
        (answer) => {
          if (!request.signal.aborted) setLast({ text, answer })
        },
        (error) => {
          if (request.signal.aborted) return
          console.warn('suggestions', error)
          setLast(empty)
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text, last.text, locale, callApi])
  return text.length >= shortestSuggested ? last.answer : null
}
