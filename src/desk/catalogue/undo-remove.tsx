import { useState } from 'react'
import { text } from './catalogue-words.ts'

/** Takes items out of a list with a way back for the last one. */
export function useUndoRemove<Item>(items: readonly Item[], put: (items: readonly Item[]) => void) {
  const [last, setLast] = useState<{ item: Item; place: number } | null>(null)
  return {
    isAny: last !== null,
    remove: (place: number) => {
      const item = items[place]
      if (item === undefined) return
      setLast({ item, place })
      put(items.toSpliced(place, 1))
    },
    restore: () => {
      if (last) put(items.toSpliced(last.place, 0, last.item))
      setLast(null)
    },
  }
}

type Props = {
  isAny: boolean
  restore: () => void /** That something is gone, as a sentence. */
  said: string
}

/** Says what was taken out last, and brings it back. */
export const UndoRemove = ({ isAny, restore, said }: Props) => (
  <p role="status" className={isAny ? 'notice' : undefined}>
    {isAny ? (
      <>
        {said}{' '}
        <button type="button" className="link-button" onClick={restore}>
          {text.restore}
        </button>
      </>
    ) : null}
  </p>
)
