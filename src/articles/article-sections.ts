/** A section of an article: the id of its heading, and its text without markup. */
type ArticleSection = { id: string; title: string }

/** The HTML of an article with an id on each second-level heading, and those headings for its table of contents. */
export function withSections(html: string): { html: string; sections: ArticleSection[] } {
  const sections: ArticleSection[] = []
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `section-${sections.length + 1}`
    sections.push({ id, title: plain(inner) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, sections }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const plain = (inner: string) =>
  inner.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
