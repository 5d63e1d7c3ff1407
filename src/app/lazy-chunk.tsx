import { type ComponentType, lazy, useEffect } from 'react'
import { chunk } from './chunk.ts'

type Missing = {
  /** The code did not come: whatever asked for it can be asked again. */
  onMissing?: () => void
}

/**
 * A component whose code comes when it is first drawn. Without a network nothing is drawn in its place, and what stands
 * around it stays; the next time it is asked for, so is its code.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Missing> {
  const asked = () =>
    lazy(() =>
      chunk(load).then(
        (component) => ({ default: component as ComponentType<Props & Missing> }),
        (error) => {
          console.warn('chunk', error)
          return { default: Absent }
        },
      ),
    )
  let View = asked()

  function Absent({ onMissing }: Props & Missing) {
    useEffect(() => {
      View = asked()
      onMissing?.()
    }, [onMissing])
    return null
  }

  return function LazyChunk(props: Props & Missing) {
    return <View {...props} />
  }
}
