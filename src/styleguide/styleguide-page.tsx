import { AppError } from '#domain/errors/error.ts'
import { definePage } from '#src/site/page.ts'
import { Heading } from '#src/ui/heading.tsx'
import { CataloguePieces, type GuideData } from './catalogue-pieces.tsx'
import { FormPieces } from './form-pieces.tsx'
import { StatePieces } from './state-pieces.tsx'
import './styleguide.css'
import { UiPieces } from './ui-pieces.tsx'

/** Every shared component in every state, light and dark; for developers, so in French only. */
export const styleguidePage = definePage<GuideData>({
  load: async ({ callApi, locale }) => {
    const [list, articles] = await Promise.all([
      callApi('GET /products', { query: { lang: locale, limit: '2' } }),
      callApi('GET /articles', { query: { lang: locale } }),
    ])
    const id = list.items[0]?.id
    if (!id) throw new AppError('not-found')
    const product = await callApi('GET /products/:id', { params: { id }, query: { lang: locale } })
    return { list, product, articles: articles.items }
  },
  meta: () => ({
    title: 'Style guide',
    description: 'Toutes les pièces de l’interface',
    keywords: '',
    canonicalPath: '/styleguide',
    noIndex: true,
  }),
  View: StyleguideView,
})

function StyleguideView({ data }: { data: GuideData }) {
  return (
    <div className="wrap">
      <Heading>Style guide</Heading>
      <UiPieces />
      <FormPieces />
      <CataloguePieces {...data} />
      <StatePieces />
    </div>
  )
}
