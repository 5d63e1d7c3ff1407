import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { AnswerName } from '#domain/configurator/answers.ts'
import { writeConfigurator } from '#domain/configurator/configurator-address.ts'
import { type ConfiguratorStep, nextStep } from '#domain/configurator/configurator-steps.ts'
import { paths } from '#domain/site/urls.ts'
import { useHref, useSite } from '#src/site/site.ts'
import type { ConfiguratorData } from './data.ts'
import type { Configurator } from './use-configurator.ts'

type Props = {
  configurator: Configurator
  /** What the page shows: after a press that led nowhere, the first field that is wrong takes the focus. */
  data: ConfiguratorData
  step: ConfiguratorStep
  /** The parameters that have fields in this form. */
  fieldNames: readonly (AnswerName | 'interface' | 'accessory' | 'service')[]
  /** The step that the form leads to; default: the next one. */
  to?: ConfiguratorStep
  children: ReactNode
}

/** A field that is wrong; of a group without a field of its own, what opens it. */
const wrongField = ':is(input, select)[aria-invalid="true"], [aria-invalid="true"] summary'

/**
 * The questions of one step: a GET form, whose hidden fields carry the answers of other steps. With JavaScript every
 * change is in the address already, and sending it opens the next step.
 */
export function AnswerForm({ configurator, data, step, fieldNames, to = nextStep(step), children }: Props) {
  const { locale } = useSite()
  const action = useHref()(paths.configurator())
  const { state, open } = configurator
  const carried = writeConfigurator({ ...state, step: to }, locale).filter(
    ([name]) => !(fieldNames as readonly string[]).includes(name),
  )
  const form = useRef<HTMLFormElement>(null)
  const isPressed = useRef(false)
  const focusWrong = () => {
    const field = form.current?.querySelector<HTMLElement>(wrongField)
    field?.focus()
    return field != null
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (focusWrong()) return
    isPressed.current = true
    open(to)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer to a press is new data
  useEffect(() => {
    if (isPressed.current) focusWrong()
    isPressed.current = false
  }, [data])
  return (
    <form ref={form} method="get" action={action} noValidate onSubmit={onSubmit}>
      {carried.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
