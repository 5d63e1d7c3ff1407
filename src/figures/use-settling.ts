import { type RefObject, useEffect, useRef, useState } from 'react'

/** As long as anything on the site moves at most (test/house/motion.test.ts). */
export const settlingMs = 300

/**
 * A number on its way to `target`, as on a scale: it starts at 0 when the element comes into view, and at the last one
 * when the target changes. Without motion it is the target at once.
 */
export function useSettling(target: number, ref: RefObject<Element | null>): number {
  const [shown, setShown] = useState(target)
  const from = useRef(0)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !ref.current) {
      setShown(target)
      return
    }
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const [start, first] = [performance.now(), from.current]
      const step = (now: number) => {
        const progress = Math.min(1, (now - start) / settlingMs)
        const reached =
          progress === 1 ? target : Math.round(first + (target - first) * (1 - (1 - progress) ** 3))
        from.current = reached
        setShown(reached)
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    observer.observe(ref.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [target, ref])

  return shown
}
