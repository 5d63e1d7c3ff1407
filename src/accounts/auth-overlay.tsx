import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { useSite } from '#src/app/site.ts'
import { authDialogs } from './auth-door.tsx'
import { authDialogAtom } from './session.ts'

/** The dialog over any page, once it is asked for; it does not stand in the header that asks, for it has a head itself. */
export function AuthOverlay() {
  const { locale } = useSite()
  const [open, setOpen] = useAtom(authDialogAtom)
  const Dialog = authDialogs[locale]
  return <Suspense fallback={null}>{open ? <Dialog onMissing={() => setOpen(null)} /> : null}</Suspense>
}
