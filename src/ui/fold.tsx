import { type ReactNode, Suspense } from 'react'

type Props = {
  /** Target of links, which open it. */
  id?: string
  title: string
  /** Open from the beginning: something in it is asked for. */
  isOpen?: boolean
  /** Opened where there is room for what is in it. */
  isOpenWide?: boolean
  className?: string
  children: ReactNode
}

/** The style sheet shows it from the first paint, so that nothing moves; from here on it can be closed. */
const openWide = (fold: HTMLDetailsElement | null) => {
  if (!fold || !matchMedia('(min-width: 1024px)').matches) return
  fold.open = true
  fold.classList.remove('fold-wide')
}

/**
 * A row with a heading that opens; the browser finds and opens it by links and by its search. Its content is hydrated
 * by itself, after what is in sight.
 */
export function Fold({ id, title, isOpen, isOpenWide, className = '', children }: Props) {
  return (
    <details
      className={['fold', isOpenWide && 'fold-wide', className].filter(Boolean).join(' ')}
      open={isOpen}
      ref={isOpenWide ? openWide : undefined}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="fold-body" id={id}>
        <Suspense>{children}</Suspense>
      </div>
    </details>
  )
}
