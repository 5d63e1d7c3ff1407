import { useCallback, useEffect, useRef, useState } from 'react'
import type { Profile } from '#domain/accounts/account.ts'
import { AppError } from '#domain/errors/error.ts'
import type { RequestSource } from '#domain/forms/person-fields.ts'
import type { Scale } from '#domain/scales/scale.ts'
import type { CallApi } from '#src/api/call-api.ts'
import { requestOf } from '#src/api/request.ts'
import { useSite } from '#src/site/site.ts'

type Register = { status: 'loading' | 'ready' | 'failed'; items: readonly Scale[] }

/**
 * The register with optimistic removal: a removed instrument disappears at once and can be restored while its notice
 * stands.
 */
export function useRegister() {
  const { callApi } = useSite()
  const [{ status, items }, set] = useState<Register>({ status: 'loading', items: [] })
  const load = useCallback(async () => {
    set((before) => ({ ...before, status: 'loading' }))
    try {
      const { items } = await callApi('GET /profile/scales')
      set({ status: 'ready', items })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      set((before) => ({ ...before, status: 'failed' }))
    }
  }, [callApi])
  useEffect(() => void load(), [load])
  const drop = useCallback(
    (id: string) => set((before) => ({ ...before, items: before.items.filter((item) => item.id !== id) })),
    [],
  )
  const removal = useRemoval(callApi, drop)
  const save = useCallback(
    (scale: Scale) =>
      set((before) => ({
        ...before,
        items: [...before.items.filter(({ id }) => id !== scale.id), scale].sort(byDate),
      })),
    [],
  )
  const shown = items.filter(({ id }) => !removal.removed.some((scale) => scale.id === id))
  return { status, items: shown, load, save, ...removal }
}

/** The server's order: by due date, those without one last. */
const byDate = (a: Scale, b: Scale) =>
  (a.verification.dueOn ?? '9999').localeCompare(b.verification.dueOn ?? '9999') ||
  a.make.localeCompare(b.make) ||
  a.model.localeCompare(b.model)

/**
 * The last removal may still be undone: its request is sent when the notice is dismissed (`complete`), the next one
 * follows or the page is left. A refused removal is rolled back.
 */
function useRemoval(callApi: CallApi, drop: (id: string) => void) {
  const [removed, setRemoved] = useState<readonly Scale[]>([])
  const [failed, setFailed] = useState<Scale | null>(null)
  const pending = useRef<Pending>(new Map())

  const complete = useCallback(
    async (scale: Scale) => {
      if (!pending.current.delete(scale.id)) return
      try {
        await callApi('DELETE /profile/scales/:id', { params: { id: scale.id } })
        drop(scale.id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code === 'not-found') drop(scale.id)
        else setFailed(scale)
      }
      setRemoved((before) => before.filter(({ id }) => id !== scale.id))
    },
    [callApi, drop],
  )

  const forgetAll = useCallback(() => setRemoved([]), [])
  useLeaving(pending, { complete, drop, forgetAll })

  const remove = (scale: Scale) => {
    setFailed(null)
    for (const earlier of [...pending.current.values()]) void complete(earlier)
    setRemoved((before) => [...before, scale])
    pending.current.set(scale.id, scale)
  }
  const undo = (scale: Scale) => {
    pending.current.delete(scale.id)
    setRemoved((before) => before.filter(({ id }) => id !== scale.id))
  }
  return { removed, failed, remove, undo, complete }
}

type Pending = Map<string, Scale>
type Leaving = {
  complete: (scale: Scale) => Promise<void>
  drop: (id: string) => void
  forgetAll: () => void
}

/** Sends the removals that still wait when the register or the page is left. */
function useLeaving(pending: { current: Pending }, { complete, drop, forgetAll }: Leaving): void {
  useEffect(() => {
    const waiting = pending.current
    // While the page is being left no code can be loaded: the request must be sent within the event.
    const leave = () => {
      for (const scale of waiting.values()) {
        const { url, init } = requestOf('DELETE /profile/scales/:id', { params: { id: scale.id } })
        void fetch(url, { ...init, keepalive: true })
        drop(scale.id)
      }
      waiting.clear()
      forgetAll()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      for (const scale of [...waiting.values()]) void complete(scale)
    }
  }, [pending, complete, drop, forgetAll])
}

/** The holder's data that the visit and the reminders need. */
export type Person = Pick<Profile, RequestSource | 'emailVerified' | 'scaleReminders'>
