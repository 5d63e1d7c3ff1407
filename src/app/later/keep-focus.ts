/**
 * The focus is never lost: where the element that has it goes away (a line removed, a notice that ends), the nearest
 * heading around its place takes it, so that the keyboard goes on from there and a reader hears what is left.
 */
export function keepFocus(): void {
  let around: Element[] = []
  // A click beside what has it gives the focus up on purpose; a second one on the same button moves nothing.
  const giveUp = ({ target }: PointerEvent) => {
    if (!around[0]?.contains(target as Element)) around = []
  }
  addEventListener('pointerdown', giveUp, true)
  addEventListener('focusin', ({ target }) => {
    around = []
    for (let at = target as Element | null; at; at = at.parentElement) around.push(at)
  })
  new MutationObserver(() => {
    if (around[0]?.isConnected === false && document.activeElement === document.body)
      headingNear(around)?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}

/** From the inside out; above everything stands the heading of the page. */
function headingNear(around: readonly Element[]): HTMLElement | null {
  const place = around.filter((element) => element.isConnected && element !== document.body)
  const headings = place.flatMap((element) => [...element.querySelectorAll<HTMLElement>('h1, h2, h3')])
  const near = headings.find((heading) => heading.checkVisibility())
  const heading = near ?? document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}
