import type { ButtonHTMLAttributes } from 'react'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> & {
  action: { busy: boolean }
  onPress: () => unknown
  /** Another action of the same place is being sent. */
  blocked?: boolean
}

/** The button of a `useAction`. It stays focusable while its action is being sent; a press does nothing then. */
export const ActionButton = ({ action: { busy }, onPress, blocked = false, ...button }: Props) => (
  <button
    type="button"
    className="button"
    {...button}
    aria-disabled={busy || blocked}
    aria-busy={busy}
    onClick={() => void (busy || blocked || onPress())}
  />
)
