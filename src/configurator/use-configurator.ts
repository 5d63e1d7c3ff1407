import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { AnswerName, Answers } from '#domain/configurator/answers.ts'
import {
  type ConfiguratorState,
  configuratorQuery,
  readConfigurator,
} from '#domain/configurator/configurator-address.ts'
import type { ConfiguratorStep } from '#domain/configurator/configurator-steps.ts'
import { paths } from '#domain/site/urls.ts'
import { useSite } from '#src/site/site.ts'
import type { ConfiguratorData } from './data.ts'
import { keepDraft } from './stored-answers.ts'

/** Pause of typing after which the answers are asked about. */
const pauseMs = 400

/** The state of the configurator for its components; every change ends in the address. */
export type Configurator = {
  /** What the visitor sees: ahead of the address while typing. */
  state: ConfiguratorState
  /** The address of the state with changes, for links. */
  hrefWith: (changes: Partial<ConfiguratorState>) => string
  /** Applies a change at once. */
  change: (changes: Partial<ConfiguratorState>) => void
  /** Answers that are chosen: applied at once. */
  answer: (answers: Partial<Answers>) => void
  /** An answer that is typed: applied after a pause. */
  type: (name: AnswerName, value: string) => void
  /** Opens a step, as a new entry of the history. */
  open: (step: ConfiguratorStep) => void
}

/**
 * The state of the address, ahead of it while the visitor types. What is typed wins over data that arrives for an
 * earlier address; Back, a link and another language win over what was typed.
 */
export function useConfigurator(data: ConfiguratorData): Configurator {
  const { navigate, locale } = useSite()
  const [state, setState] = useState(data.state)
  const latest = useRef(state)
  // An answer given at a step stays there, although a later one was wanted before.
  const shown = data.step
  const written = useRef(configuratorQuery(data.state, locale))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const adopt = useCallback((next: ConfiguratorState) => {
    latest.current = next
    setState(next)
  }, [])

  const write = useCallback(
    (next: ConfiguratorState, replace: boolean) => {
      clearTimeout(timer.current)
      written.current = configuratorQuery(next, locale)
      keepDraft(written.current)
      navigate(paths.configurator(written.current), { replace, keepScroll: true })
    },
    [navigate, locale],
  )

  useArrivals(data.state, (arrived) => {
    if (arrived === written.current) return
    clearTimeout(timer.current)
    written.current = arrived
    adopt(data.state)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(() => {
    const change = (changes: Partial<ConfiguratorState>, replace = true) => {
      adopt({ ...latest.current, ...changes })
      write(latest.current, replace)
    }
    return {
      state,
      hrefWith: (changes) => paths.configurator(configuratorQuery({ ...state, ...changes }, locale)),
      change,
      answer: (answers) => change({ step: shown, answers: { ...latest.current.answers, ...answers } }),
      type: (name, value) => {
        const { answers } = latest.current
        adopt({ ...latest.current, step: shown, answers: { ...answers, [name]: value } })
        clearTimeout(timer.current)
        timer.current = setTimeout(() => write(latest.current, true), pauseMs)
      },
      open: (step) => change({ step }, false),
    }
  }, [state, shown, locale, adopt, write])
}

/** Calls back with the query of a state that arrives, if the address still is its own. */
function useArrivals(state: ConfiguratorState, onArrival: (query: string) => void): void {
  const { locale } = useSite()
  const arrive = useEffectEvent(onArrival)
  useEffect(() => {
    const arrived = configuratorQuery(state, locale)
    const current = configuratorQuery(readConfigurator(new URLSearchParams(location.search), locale), locale)
    if (arrived === current) arrive(arrived)
  }, [state, locale])
}
