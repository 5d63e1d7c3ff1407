/**
 * Colours live inside the document because it is shown as an image, where no page stylesheet reaches.
 * The tint is opaque: a surface in front has to hide the lines behind it. With forced colours the image brings
 * its own backdrop, because some browsers resolve system colours differently inside an image.
 */
export const style =
  ':root{--i:#14212b;--g:#006b47;--t:#f8fafa;--k:#10181d;--a:#ffb43a}' +
  '@media(prefers-color-scheme:dark){:root{--i:#eef2f3;--g:#4fd1a1;--t:#2a353d}}' +
  '@media(forced-colors:active){:root{background:Canvas;--i:CanvasText;--g:CanvasText;--t:Canvas;--k:Canvas;--a:CanvasText}}' +
  'svg{fill:none;stroke:var(--i);stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round}' +
  '.s{fill:var(--t)}.c,.d,.g,.k,.l{stroke-width:1}.c,.n{opacity:.6}.k{fill:var(--k)}' +
  '.w{stroke:#9fb0b8;stroke-width:.8}.m,.q{stroke:var(--t)}' +
  '.n{stroke-width:3.2;stroke-dasharray:0 6}.b{stroke-width:7;stroke-dasharray:1 1 2 1 1 2;stroke-linecap:butt}' +
  '.h{stroke-dasharray:3.5 2.5}.a{stroke:var(--a);stroke-width:1.4}' +
  '.l{opacity:.35}.g{stroke:var(--g)}.v{fill:var(--g);stroke:none}' +
  '.m{stroke-width:1.2}' +
  // Narrower than this nobody could read the dimension.
  '@media(max-width:159px){.g,.z{display:none}}' +
  // In a list its strokes would be thinner than a pixel, and in the dark grey on grey.
  // There a lighter body shows in the dark what it is.
  '@media(max-width:112px){svg{stroke-width:3}.c,.d,.k,.m{stroke-width:2.2}.n{display:none}' +
  '@media(prefers-color-scheme:dark){:root{--t:#789}}}'

/** A document of the given size in the strokes and colours of the drawings. */
export const sheet = (body: string, width = 280, height = 176): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
  `<style>${style}</style>${body}</svg>`

/** What the instrument stands on: a hairline from margin to margin. */
export const groundLine = '<path class="l" d="M14 144.5H266"/>'
