import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { AuthDialog } from './deferred.ts'
import { authDialogAtom } from './session.ts'

/** The dialog over any page, once it is asked for; it does not stand in the header that asks, for it has a head itself. */
export function AuthOverlay() {
  const [open, setOpen] = useAtom(authDialogAtom)
  return <Suspense fallback={null}>{open ? <AuthDialog onMissing={() => setOpen(null)} /> : null}</Suspense>
}
