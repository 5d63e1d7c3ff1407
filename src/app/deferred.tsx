import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense, useEffect } from 'react'
import type { Locale } from '#config/locales.ts'
import { type Area, loadTexts, type Translate, TranslateContext, translator } from '#src/i18n/index.ts'
import { loadChunk } from './load-chunk.ts'
import { useSite } from './site.ts'

type OnDemandProps = {
  /** The code did not come: whatever asked for it can be asked again. */
  onMissing?: () => void
}

/** A component whose code comes later; `load` fetches it before it is rendered. */
export type Deferred<Props> = ComponentType<Props & OnDemandProps> & {
  load: (locale: Locale) => Promise<unknown>
}

type Options = {
  /** The areas of the dictionary that come with it; without them it speaks in those of what stands around it. */
  texts?: readonly Area[]
  /**
   * Asked for by the visitor and not rendered at the edge: the next `Suspense` says what stands there meanwhile. Where its
   * code does not come nothing is rendered, and the next time it is asked for, so is its code.
   */
  onDemand?: boolean
}

/**
 * A piece that the edge renders with the page but no browser waits for: its code and texts come after the page stands, and
 * until then (or for good, if they do not come) the rendered HTML stays as it is. A page names it in `deferred`, so that on
 * a navigation it is loaded together with its page.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts, onDemand }: Options = {},
): Deferred<Props> {
  type View = ComponentType<Props & OnDemandProps>
  const ready = new Map<Locale, View>()
  const rendered = new Map<Locale, LazyExoticComponent<View>>()

  async function make(locale: Locale): Promise<View> {
    const known = ready.get(locale)
    if (known) return known
    const [Piece, own] = await loadChunk(() => Promise.all([load(), texts && loadTexts(locale, texts)]))
    const made = (own ? speaking(Piece, translator(locale, own)) : Piece) as View
    ready.set(locale, made)
    return made
  }

  /** One component a language for good, so that nothing is mounted twice. */
  function renderedIn(locale: Locale): LazyExoticComponent<View> {
    const component = rendered.get(locale) ?? lazy(() => moduleOf(locale))
    rendered.set(locale, component)
    return component
  }

  function moduleOf(locale: Locale): Promise<{ default: View }> {
    const known = ready.get(locale)
    if (known) return atOnce({ default: known })
    return make(locale).then(
      (made) => ({ default: made }),
      (error) => {
        console.warn('chunk', error)
        return onDemand ? { default: Missing } : new Promise(() => {})
      },
    )
  }

  function Missing({ onMissing }: OnDemandProps) {
    useEffect(() => {
      rendered.clear()
      onMissing?.()
    }, [onMissing])
    return null
  }

  function DeferredView(props: Props & OnDemandProps) {
    const View = renderedIn(useSite().locale)
    const view = <View {...props} />
    return onDemand ? view : <Suspense fallback={null}>{view}</Suspense>
  }
  // A boundary that is rendered again before its code is there loses the edge's HTML, so it is for new props only.
  const piece = onDemand ? DeferredView : memo(DeferredView)
  return Object.assign(piece as View, { load: make })
}

function speaking<Props extends object>(Piece: ComponentType<Props>, t: Translate): ComponentType<Props> {
  return (props) => (
    <TranslateContext value={t}>
      <Piece {...props} />
    </TranslateContext>
  )
}

/** React renders loaded code at once only if its promise answers at once. */
const atOnce = <Module,>(module: Module): Promise<Module> =>
  // biome-ignore lint/suspicious/noThenProperty: see above
  ({ then: (use: (module: Module) => void) => use(module) }) as never
