import { words } from './words.ts'

type Props = { form: { busy: boolean }; text: string; danger?: boolean }

/** The submit button of the desk; it stays focusable while the form is being sent. */
export const SendButton = ({ form: { busy }, text, danger = false }: Props) => (
  <button type="submit" className={danger ? 'button danger' : 'button'} aria-disabled={busy} aria-busy={busy}>
    {busy ? words.sending : text}
  </button>
)
