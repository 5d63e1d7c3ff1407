import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Heading } from '#src/ui/heading.tsx'
import { authDialogAtom } from './session.ts'

type Props = { title: string; text: string; action: string }

/** What a guest sees of a page that belongs to an account: opens the sign-in, and again by its button. */
export function SignInFirst({ title, text, action }: Props) {
  const setDialog = useSetAtom(authDialogAtom)
  useEffect(() => setDialog('login'), [setDialog])
  return (
    <div className="wrap error-page">
      <Heading>{title}</Heading>
      <p>{text}</p>
      <button type="button" className="button" onClick={() => setDialog('login')}>
        {action}
      </button>
    </div>
  )
}
