import { type ReactNode, useId, useState } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** What a narrow window hides behind a button, and a wide one shows without it. */
export function NarrowFold({ label, className = '', children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="button small ghost narrow-fold"
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
