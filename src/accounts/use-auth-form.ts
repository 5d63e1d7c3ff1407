import { useEffect, useRef, useState } from 'react'
import { AppError } from '#domain/site/error.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { type AuthProblem, type Flags, problemOf } from './auth-problem.ts'

type State = AuthProblem & {
  /** A good end, in a sentence. */
  said: string | null
  /** What is being asked, by name. */
  busy: string | null
  attempts: number
}
const idle: State = { flags: {}, alert: null, said: null, busy: null, attempts: 0 }

type Attempt = { name: string; check?: () => Flags; send: () => Promise<string | null> }

/**
 * A form about an account. It is sent once however often it is pressed, and a refusal leaves everything as it was
 * typed. Unlike `useForm` it keeps nothing anywhere: passwords go through it.
 */
export function useAuthForm(fields: readonly string[]) {
  const t = useTranslate()
  const { locale } = useSite()
  const [state, setState] = useState(idle)
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)

  useEffect(() => {
    if (state.attempts) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state.attempts])

  const refuse = (problem: AuthProblem) =>
    setState(({ attempts }) => ({ ...idle, ...problem, attempts: attempts + 1 }))

  const attempt = async ({ name, check, send }: Attempt) => {
    if (sending.current) return
    const flags = check?.() ?? {}
    if (Object.keys(flags).length) return refuse({ flags, alert: null })
    sending.current = true
    setState(({ attempts }) => ({ ...idle, busy: name, attempts }))
    try {
      const said = await send()
      setState(({ attempts }) => ({ ...idle, said, attempts }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refuse(problemOf(error, fields, { t, locale, online: navigator.onLine }))
    } finally {
      sending.current = false
    }
  }

  /** A field that is being edited is no longer to blame; that two differ is the fault of both. */
  const clear = (field: string) =>
    setState((before) => {
      const sentence = before.flags[field]
      if (sentence === undefined) return before
      const together = sentence === t('auth.mismatch') ? sentence : null
      const left = Object.entries(before.flags).filter(([name, said]) => name !== field && said !== together)
      return { ...before, flags: Object.fromEntries(left) }
    })

  return { ...state, form, attempt, clear }
}
export type AuthForm = ReturnType<typeof useAuthForm>
