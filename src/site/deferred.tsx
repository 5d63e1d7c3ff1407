import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense, useEffect } from 'react'
import type { Locale } from '#config/locales.ts'
import { type Area, loadTexts, type Translate, TranslateContext, translator } from '#src/i18n/translation.ts'
import { loadDeferred } from './load-deferred.ts'
import type { Page } from './page.ts'
import { useSite } from './site.ts'
import type { Styled } from './stylesheet.tsx'

type OnDemandProps = {
  /** Called when the code failed to load; the next render tries again. */
  onMissing?: () => void
}

/** A component whose code comes later; `load` fetches it before it is rendered. */
export type Deferred<Props> = ComponentType<Props & OnDemandProps> & {
  load: (locale: Locale) => Promise<unknown>
  /** Fetches code and texts before they are needed; a failure is ignored, since rendering fetches again. */
  prefetch: (locale: Locale) => void
}

/** The code of a component, perhaps made by `withStyles`. */
type Loaded<Props> = ComponentType<Props> & Partial<Styled>

type Options = {
  /** Areas of the dictionary that are loaded with it; without them it uses those of its surroundings. */
  texts?: readonly Area[]
  /**
   * Rendered on the visitor's request and not at the edge; the next `Suspense` shows its fallback meanwhile. When the
   * code fails to load nothing is rendered, and the next time it is mounted the code is fetched again.
   */
  onDemand?: boolean
}

/**
 * Makes a component that the edge renders with the page but that no browser waits for: its code and texts are loaded
 * after hydration, and until then (or for good, when loading fails) the rendered HTML stays. A page lists it in
 * `deferred`, so that a navigation loads it together with the page.
 */
export function deferred<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { texts, onDemand }: Options = {},
): Deferred<Props> {
  type View = ComponentType<Props & OnDemandProps>
  const ready = new Map<Locale, View>()
  const rendered = new Map<Locale, LazyExoticComponent<View>>()

  const fetchCode = (locale: Locale) => Promise.all([load(), texts && loadTexts(locale, texts)])
  const prefetch = (locale: Locale) => void loadDeferred(() => fetchCode(locale)).catch(() => {})

  async function make(locale: Locale): Promise<View> {
    const cached = ready.get(locale)
    if (cached) return cached
    const [Component, texts] = await loadDeferred(() => fetchCode(locale), { orReload: true })
    await Component.styles?.()
    const view = (texts ? withTexts(Component, translator(locale, texts)) : Component) as View
    ready.set(locale, view)
    return view
  }

  /** One component per language, stable, so that nothing is mounted twice. */
  function renderedIn(locale: Locale): LazyExoticComponent<View> {
    const component = rendered.get(locale) ?? lazy(() => moduleOf(locale))
    rendered.set(locale, component)
    return component
  }

  function moduleOf(locale: Locale): Promise<{ default: View }> {
    const cached = ready.get(locale)
    if (cached) return atOnce({ default: cached })
    return make(locale).then(
      (view) => ({ default: view }),
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
  // A boundary that renders again before its code is there loses the edge's HTML, so it renders for new props only.
  const component = onDemand ? DeferredView : memo(DeferredView)
  return Object.assign(component as View, { load: make, prefetch })
}

type DeferredPage<Data> = Pick<Page<Data>, 'meta' | 'deferred'> & {
  /** Left out where the page shows no data. */
  load?: Page<Data>['load']
  Body: Deferred<Data>
}

/** Defines a page whose whole content is a deferred component, with the data as its properties. */
export const deferredPage = <Data extends object>({
  load = () => Promise.resolve({} as Data),
  Body,
  deferred = [],
  ...page
}: DeferredPage<Data>): Page<Data> => ({
  ...page,
  load,
  View: ({ data }) => <Body {...data} />,
  deferred: [Body, ...deferred],
})

/** Components of features in a place of the frame. */
export const Parts = ({ of: components }: { of: readonly Deferred<object>[] }) =>
  components.map((Component, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Component key={i} />
  ))

function withTexts<Props extends object>(
  Component: ComponentType<Props>,
  t: Translate,
): ComponentType<Props> {
  return (props) => (
    <TranslateContext value={t}>
      <Component {...props} />
    </TranslateContext>
  )
}

/** React renders loaded code synchronously only if `then` calls back synchronously. */
const atOnce = <Module,>(module: Module): Promise<Module> =>
  // biome-ignore lint/suspicious/noThenProperty: see above
  ({ then: (use: (module: Module) => void) => use(module) }) as never
