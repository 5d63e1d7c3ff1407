import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react'
import type { Locale } from '#config/locales.ts'
import { type Area, loadTexts, TranslateContext, translator } from '#src/i18n/index.ts'
import { chunk } from './chunk.ts'
import { useSite } from './site.ts'

/** A piece of a page with its own code and texts; a page that shows it names it in `parts`. */
export type Part<Props> = ComponentType<Props> & { load: (locale: Locale) => Promise<unknown> }

/**
 * A piece that the edge draws with the page but no browser waits for: its code and its texts come after the page
 * stands, and until then the drawn HTML stays as it is. On a navigation it is loaded together with its page.
 */
export function definePart<Props extends object>(
  texts: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  const ready = new Map<Locale, ComponentType<Props>>()
  const drawn = new Map<Locale, LazyExoticComponent<ComponentType<Props>>>()

  async function make(locale: Locale): Promise<ComponentType<Props>> {
    const known = ready.get(locale)
    if (known) return known
    const [View, own] = await chunk(() => Promise.all([load(), loadTexts(locale, texts)]))
    const t = translator(locale, own)
    const made = (props: Props) => (
      <TranslateContext value={t}>
        <View {...props} />
      </TranslateContext>
    )
    ready.set(locale, made)
    return made
  }

  /** One component a language for good, so that nothing is mounted twice. */
  function drawnIn(locale: Locale): LazyExoticComponent<ComponentType<Props>> {
    const component = drawn.get(locale) ?? lazy(() => moduleOf(locale))
    drawn.set(locale, component)
    return component
  }

  /** React draws a loaded part at once only if its promise answers at once. */
  function moduleOf(locale: Locale): Promise<{ default: ComponentType<Props> }> {
    const known = ready.get(locale)
    // biome-ignore lint/suspicious/noThenProperty: see above
    if (known) return { then: (use: (module: object) => void) => use({ default: known }) } as never
    return make(locale).then(
      (made) => ({ default: made }),
      (error) => {
        console.warn('part', error)
        // What the edge drew stays.
        return new Promise(() => {})
      },
    )
  }

  function PartView(props: Props) {
    const View = drawnIn(useSite().locale)
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    )
  }
  // A boundary that is drawn again before its code is there loses what the edge drew, so it is drawn for new props only.
  return Object.assign(memo(PartView) as unknown as ComponentType<Props>, { load: make })
}
