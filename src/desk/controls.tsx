import {
  type ButtonHTMLAttributes,
  type ComponentProps,
  createContext,
  type InputHTMLAttributes,
  use,
} from 'react'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'name'> & {
  /** What it does, where its text or sign does not say it without what stands around. */
  name?: string
}

/** A small button beside what it is about. */
export const SmallButton = ({ name, ...button }: ButtonProps) => (
  <button type="button" className="button small ghost" aria-label={name} {...button} />
)

/** A button beside others, none of which is the one that counts. */
export const GhostButton = (button: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) => (
  <button type="button" className="button ghost" {...button} />
)

/** A button among what is read. */
export const LinkButton = (button: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>) => (
  <button type="button" className="link-button" {...button} />
)

type TabProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> & {
  isChosen: boolean
  /** It leads to nothing now. */
  'data-empty'?: boolean
}

/** One of several views, of which one is chosen. */
export const Tab = ({ isChosen, ...button }: TabProps) => (
  <button type="button" className="desk-tab" aria-pressed={isChosen} {...button} />
)

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }

/** A form that says by itself what is wrong with its fields. */
export const DeskForm = ({ onSubmit, ...form }: FormProps) => (
  <form
    noValidate
    {...form}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'onChange'> & {
  label: string
  onCheck: (on: boolean) => void
}

/** A box to tick with its label. */
export const Check = ({ label, onCheck, ...input }: CheckProps) => (
  <label className="desk-check">
    <input type="checkbox" {...input} onChange={({ target }) => onCheck(target.checked)} />
    {label}
  </label>
)

type Several<Value extends string> = {
  all: readonly Value[]
  /** Null: every one. */
  chosen: readonly Value[] | null
  labelOf?: (value: Value) => string
  onChange: (chosen: Value[] | null) => void
}

/** Boxes of which none means all of them. */
export const Checks = <Value extends string>({ all, chosen, labelOf = String, onChange }: Several<Value>) =>
  all.map((value) => (
    <Check
      key={value}
      label={labelOf(value)}
      checked={chosen?.includes(value) ?? false}
      onCheck={(on) => {
        const next = all.filter((each) => (each === value ? on : chosen?.includes(each)))
        onChange(next.length ? next : null)
      }}
    />
  ))

/** What is wrong at a field of the form around, by its place; a form may say it otherwise. */
export const ErrorContext = createContext<(place: string) => string | undefined>(() => undefined)
export const useErrorAt = () => use(ErrorContext)

type Typed = { target: { value: string } }
type Edited<Value> = {
  value: Value
  onChange: (value: Value) => void
  /** Before the names of the fields. */
  at?: string
}

/** Connects fields to a value: each by its name there, and by its place where that is called otherwise. */
export function useFields<Value extends object>({ value, onChange, at = '' }: Edited<Value>) {
  const errorAt = useErrorAt()
  return <Name extends keyof Value & string>(name: Name, place: string = name) => ({
    name: at + place,
    required: true,
    value: value[name],
    error: errorAt(at + place),
    onChange: ({ target }: Typed) => onChange({ ...value, [name]: target.value }),
  })
}

/** Connects texts in every language to a value, as `useFields`. */
export const textsOf =
  <Value extends object>({ value, onChange, at = '' }: Edited<Value>) =>
  <Name extends keyof Value & string>(name: Name) => ({
    at: at + name,
    value: value[name],
    onChange: (next: Value[Name]) => onChange({ ...value, [name]: next }),
  })
