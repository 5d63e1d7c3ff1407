import type { ButtonHTMLAttributes, ComponentProps, InputHTMLAttributes } from 'react'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'name'> & {
  /** What it does, where its text or sign does not say it without what stands around. */
  name?: string
}

/** A small button beside what it is about. */
export const SmallButton = ({ name, ...button }: ButtonProps) => (
  <button type="button" className="button small ghost" aria-label={name} {...button} />
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
  className?: string
  onCheck: (on: boolean) => void
}

/** A box to tick with its label. */
export const Check = ({ label, className = 'desk-check', onCheck, ...input }: CheckProps) => (
  <label className={className}>
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

type Typed = { target: { value: string } }
type Record<Value> = {
  value: Value
  onChange: (value: Value) => void
  /** Before the names of the fields. */
  at?: string
  errorAt?: (field: string) => string | undefined
}

/** Connects fields to a value: each by its name there, and by its place where that is called otherwise. */
export const fieldsOf =
  <Value extends object>({ value, onChange, at = '', errorAt }: Record<Value>) =>
  <Name extends keyof Value & string>(name: Name, place: string = name) => ({
    name: at + place,
    required: true,
    value: value[name],
    error: errorAt?.(at + place),
    onChange: ({ target }: Typed) => onChange({ ...value, [name]: target.value }),
  })
