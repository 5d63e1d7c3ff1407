/** The company: what it does, who it is, where it works. */
export const about = {
  'about.title': 'About us',
}
