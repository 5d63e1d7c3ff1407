/**
 * Keeps the focus when the focused element is removed (a deleted line, a notice that ends): the nearest heading around
 * it takes the focus, so that keyboard and screen reader continue there.
 */
export function keepFocus(): void {
  let around: Element[] = []
  // A click beside the focused element gives the focus up on purpose; a second click on the same button does not move
  // it.
  const releaseFocus = ({ target }: PointerEvent) => {
    if (!around[0]?.contains(target as Element)) around = []
  }
  addEventListener('pointerdown', releaseFocus, true)
  addEventListener('focusin', ({ target }) => {
    around = []
    for (let at = target as Element | null; at; at = at.parentElement) around.push(at)
  })
  new MutationObserver(() => {
    if (around[0]?.isConnected === false && document.activeElement === document.body)
      headingNear(around)?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}

/** The nearest heading from the inside out; the page’s heading last. */
function headingNear(around: readonly Element[]): HTMLElement | null {
  const place = around.filter((element) => element.isConnected && element !== document.body)
  const headings = place.flatMap((element) => [...element.querySelectorAll<HTMLElement>('h1, h2, h3')])
  const near = headings.find((heading) => heading.checkVisibility())
  const heading = near ?? document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}
