import { type ButtonHTMLAttributes, useState } from 'react'
import { Confirm } from './dialog.tsx'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> & {
  question: string
  /** What the answer does; also the text of the button, where that has no other one. */
  action: string
  /** The way out, where « Cancel » could mean the action. */
  cancel?: string
  isOff?: boolean
  onConfirm: () => unknown
}

/** A button that asks before it acts. */
export function ConfirmButton({
  question,
  action,
  cancel,
  isOff = false,
  onConfirm,
  children,
  ...button
}: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button small ghost"
        {...button}
        aria-disabled={isOff}
        onClick={() => setAsked(!isOff)}
      >
        {children ?? action}
      </button>
      {isAsked ? (
        <Confirm
          {...{ question, action }}
          {...(cancel === undefined ? {} : { cancel })}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            void onConfirm()
          }}
        />
      ) : null}
    </>
  )
}
