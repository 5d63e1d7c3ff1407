import { type ReactNode, useId, useState } from 'react'

type Props = {
  label: string
  /** Its accessible name, where several have the same label. */
  name?: string
  className?: string
  children: ReactNode
}

/** What a narrow window hides behind a button, and a wide one shows without it (`narrow-fold.css`). */
export function NarrowFold({ label, name, className = '', children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="button small ghost narrow-fold"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className={`${className} narrow-folded`} data-open={isOpen}>
        {children}
      </div>
    </>
  )
}
