/** Comparison: button, panel, page. */
export const compare = {
  'compare.title': 'Comparison',
}
