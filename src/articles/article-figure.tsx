import { articleDrawing } from '#domain/site/drawings.ts'

/** The drawing of an article; it says nothing that the text does not. */
export const ArticleFigure = ({ slug }: { slug: string }) => (
  <img
    className="article-figure"
    src={articleDrawing(slug)}
    alt=""
    width="280"
    height="176"
    decoding="async"
  />
)
