import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Role } from '#domain/staff/staff-schemas.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { articleWords } from './article-words.ts'
import { text } from './catalogue/catalogue-words.ts'
import { kindWords, serviceWords } from './catalogue/service-words.ts'
import { contentWords, questionWords } from './content-words.ts'
import { datedWords } from './dated-words.ts'
import { ListPage } from './list-page.tsx'
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

/** A part whose code is loaded when it is opened. */
const deferredPart = <Name extends string>(
  key: string,
  name: string,
  roles: readonly Role[],
  component: Name,
  code: () => Promise<Record<Name, () => ReactNode>>,
): View => ({
  ...{ key, name, roles },
  Component: lazy(async () => ({ default: (await loadDeferred(code))[component] as ComponentType })),
})

const content = ['content'] as const
const catalogue = ['catalogue'] as const
const administrator = ['administrator'] as const

/** The parts of the desk by what they are about; the first one that somebody may see is the first page. */
export const groups: readonly { name: string; views: readonly View[] }[] = [
  {
    name: staffWords.groups.sales,
    views: [
      { key: 'requests', name: words.list, roles: ['sales'], Component: ListPage },
      deferredPart('blocks', words.blocks, ['sales'], 'TextBlocks', () => import('./text-blocks.tsx')),
    ],
  },
  {
    name: staffWords.groups.catalogue,
    views: [
      deferredPart(
        'catalogue',
        text.title,
        catalogue,
        'Catalogue',
        () => import('./catalogue/product-list.tsx'),
      ),
      deferredPart(
        'services',
        serviceWords.services,
        catalogue,
        'Services',
        () => import('./catalogue/services.tsx'),
      ),
      deferredPart('kinds', kindWords.part, catalogue, 'Kinds', () => import('./catalogue/kinds.tsx')),
      deferredPart(
        'publications',
        text.publications,
        catalogue,
        'Publications',
        () => import('./catalogue/publications.tsx'),
      ),
    ],
  },
  {
    name: staffWords.groups.content,
    views: [
      deferredPart('content', contentWords.content, content, 'Content', () => import('./content.tsx')),
      deferredPart('articles', articleWords.articles, content, 'Articles', () => import('./articles.tsx')),
      deferredPart(
        'questions',
        questionWords.questions,
        content,
        'QuestionPages',
        () => import('./dated-pages.tsx'),
      ),
      deferredPart('company', datedWords.company, content, 'CompanyPage', () => import('./dated-pages.tsx')),
      deferredPart('legal', datedWords.legal, content, 'LegalPages', () => import('./dated-pages.tsx')),
    ],
  },
  {
    name: staffWords.groups.company,
    views: [
      deferredPart('team', staffWords.team, administrator, 'Team', () => import('./team.tsx')),
      deferredPart('journal', staffWords.journal, administrator, 'Journal', () => import('./journal.tsx')),
      deferredPart(
        'me',
        staffWords.me,
        ['sales', 'catalogue', 'content'],
        'OwnNames',
        () => import('./own-names.tsx'),
      ),
    ],
  },
]

/** Every part. */
export const views: readonly View[] = groups.flatMap((group) => group.views)
