import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { deferred } from '#src/site/deferred.tsx'
import { authDialogAtom } from './session.ts'

/** The sign-in dialog. */
export const AuthDialog = deferred(() => import('./auth-dialog.tsx').then((module) => module.AuthDialog), {
  texts: ['forms', 'account'],
  onDemand: true,
})

/** The sign-in dialog over any page. It is rendered outside of the header, because it contains a header itself. */
export function AuthOverlay() {
  const [open, setOpen] = useAtom(authDialogAtom)
  return <Suspense fallback={null}>{open ? <AuthDialog onMissing={() => setOpen(null)} /> : null}</Suspense>
}
