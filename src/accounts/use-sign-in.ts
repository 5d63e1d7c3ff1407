import { useSetAtom } from 'jotai'
import { authDialogAtom } from './session.ts'

/** Opens the sign-in dialog over the page. */
export function useSignIn(): () => void {
  const open = useSetAtom(authDialogAtom)
  return () => open('login')
}
