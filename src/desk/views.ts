import { type ComponentType, lazy } from 'react'
import type { Role } from '#domain/staff/roles.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { articleWords } from './article-words.ts'
import { text as catalogueWords } from './catalogue/catalogue-words.ts'
import { serviceWords } from './catalogue/service-words.ts'
import { contentWords } from './content-words.ts'
import { datedWords } from './dated-words.ts'
import { ListPage } from './list-page.tsx'
import { questionWords } from './question-words.ts'
import { staffWords } from './staff-words.ts'
import { words } from './words.ts'

/** A part of the desk, at `?view=` and its key. */
export type View = {
  key: string
  name: string
  /** One of these is needed; none: everybody who is let in by name. */
  roles: readonly Role[]
  Component: ComponentType
}

/** The parts of the desk in the order of its navigation; the first one that somebody may see is the first page. */
export const views: readonly View[] = [
  { key: 'requests', name: words.list, roles: ['sales'], Component: ListPage },
  {
    key: 'blocks',
    name: words.blocks,
    roles: ['sales'],
    Component: lazy(() =>
      loadDeferred(() => import('./text-blocks.tsx')).then(({ TextBlocks }) => ({ default: TextBlocks })),
    ),
  },
  {
    key: 'catalogue',
    name: catalogueWords.title,
    roles: ['catalogue'],
    Component: lazy(() =>
      loadDeferred(() => import('./catalogue/product-list.tsx')).then(({ Catalogue }) => ({
        default: Catalogue,
      })),
    ),
  },
  {
    key: 'services',
    name: serviceWords.services,
    roles: ['catalogue'],
    Component: lazy(() =>
      loadDeferred(() => import('./catalogue/services.tsx')).then(({ Services }) => ({ default: Services })),
    ),
  },
  {
    key: 'publications',
    name: catalogueWords.publications,
    roles: ['catalogue'],
    Component: lazy(() =>
      loadDeferred(() => import('./catalogue/publications.tsx')).then(({ Publications }) => ({
        default: Publications,
      })),
    ),
  },
  {
    key: 'content',
    name: contentWords.content,
    roles: ['content'],
    Component: lazy(() =>
      loadDeferred(() => import('./content.tsx')).then(({ Content }) => ({ default: Content })),
    ),
  },
  {
    key: 'articles',
    name: articleWords.articles,
    roles: ['content'],
    Component: lazy(() =>
      loadDeferred(() => import('./articles.tsx')).then(({ Articles }) => ({ default: Articles })),
    ),
  },
  {
    key: 'questions',
    name: questionWords.questions,
    roles: ['content'],
    Component: lazy(() =>
      loadDeferred(() => import('./page-questions.tsx')).then(({ PageQuestions }) => ({
        default: PageQuestions,
      })),
    ),
  },
  {
    key: 'company',
    name: datedWords.company,
    roles: ['content'],
    Component: lazy(() =>
      loadDeferred(() => import('./dated-pages.tsx')).then(({ CompanyPage }) => ({ default: CompanyPage })),
    ),
  },
  {
    key: 'legal',
    name: datedWords.legal,
    roles: ['content'],
    Component: lazy(() =>
      loadDeferred(() => import('./dated-pages.tsx')).then(({ LegalPages }) => ({ default: LegalPages })),
    ),
  },
  {
    key: 'team',
    name: staffWords.team,
    roles: ['administrator'],
    Component: lazy(() => loadDeferred(() => import('./team.tsx')).then(({ Team }) => ({ default: Team }))),
  },
  {
    key: 'journal',
    name: staffWords.journal,
    roles: ['administrator'],
    Component: lazy(() =>
      loadDeferred(() => import('./journal.tsx')).then(({ Journal }) => ({ default: Journal })),
    ),
  },
  {
    key: 'me',
    name: staffWords.me,
    roles: ['sales', 'catalogue', 'content'],
    Component: lazy(() =>
      loadDeferred(() => import('./my-names.tsx')).then(({ MyNames }) => ({ default: MyNames })),
    ),
  },
]
