import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Role } from '#domain/staff/staff-schemas.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { text } from './catalogue/catalogue-words.ts'
import { kindWords, serviceWords } from './catalogue/service-words.ts'
import { articleWords, contentWords, datedWords, questionWords } from './content-words.ts'
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

type Part = Omit<View, 'roles'> & Partial<Pick<View, 'roles'>>

/** A part whose code is loaded when it is opened. */
const deferredPart = <Name extends string>(
  key: string,
  name: string,
  component: Name,
  code: () => Promise<Record<Name, () => ReactNode>>,
): Part => ({
  ...{ key, name },
  Component: lazy(async () => ({ default: (await loadDeferred(code))[component] as ComponentType })),
})

/** Parts for a role, unless they name others. */
const group = (name: string, role: Role, parts: readonly Part[]): { name: string; views: View[] } => ({
  name,
  views: parts.map((part) => ({ roles: [role], ...part })),
})

const { groups: names } = staffWords
const everybody = ['sales', 'catalogue', 'content'] as const

/** The part that requests and messages belong to. */
export const requestsView = 'requests'

/** The parts of the desk by what they are about; the first one that somebody may see is the first page. */
export const groups: readonly { name: string; views: readonly View[] }[] = [
  group(names.sales, 'sales', [
    { key: requestsView, name: words.list, Component: ListPage },
    deferredPart('blocks', words.blocks, 'TextBlocks', () => import('./text-blocks.tsx')),
  ]),
  group(names.catalogue, 'catalogue', [
    deferredPart('catalogue', text.title, 'Catalogue', () => import('./catalogue/product-list.tsx')),
    deferredPart('services', serviceWords.services, 'Services', () => import('./catalogue/services.tsx')),
    deferredPart('kinds', kindWords.part, 'Kinds', () => import('./catalogue/kinds.tsx')),
    deferredPart(
      'publications',
      text.publications,
      'Publications',
      () => import('./catalogue/publications.tsx'),
    ),
  ]),
  group(names.content, 'content', [
    deferredPart('content', contentWords.content, 'Content', () => import('./content.tsx')),
    deferredPart('articles', articleWords.articles, 'Articles', () => import('./articles.tsx')),
    deferredPart('questions', questionWords.questions, 'QuestionPages', () => import('./dated-pages.tsx')),
    deferredPart('company', datedWords.company, 'CompanyPage', () => import('./dated-pages.tsx')),
    deferredPart('legal', datedWords.legal, 'LegalPages', () => import('./dated-pages.tsx')),
  ]),
  group(names.company, 'administrator', [
    deferredPart('team', staffWords.team, 'Team', () => import('./team.tsx')),
    deferredPart('journal', staffWords.journal, 'Journal', () => import('./journal.tsx')),
    { ...deferredPart('me', staffWords.me, 'OwnNames', () => import('./own-names.tsx')), roles: everybody },
  ]),
]

/** Every part. */
export const views: readonly View[] = groups.flatMap((group) => group.views)
