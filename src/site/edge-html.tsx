import type { HTMLAttributes, ReactElement } from 'react'
import { preload } from 'react-dom'
import { Router } from 'wouter'
import { TranslateContext, useTranslate } from '#src/i18n/translation.ts'
import { SiteContext, useSite } from './site.ts'

type Content = Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

const ids = new WeakMap<object, number>()
let lastId = 0

function idOf(owner: object): number {
  const id = ids.get(owner) ?? ++lastId
  ids.set(owner, id)
  return id
}

/**
 * The content of an element that many pages show alike, such as a product card: the edge renders it once for each owner
 * and name, and puts its HTML in; the browser renders and hydrates it as children. The owner is the object that the
 * content shows, which the caches of the isolate hand to every page; the name says everything else that it depends on
 * except the language. The content must not call `useId`, whose numbers would differ. A picture in it without
 * `loading="lazy"` is named as `eagerPicture`, for the page to preload.
 */
export function useEdgeHtml(
  owner: object,
  name: string,
  content: ReactElement,
  eagerPicture?: string,
): Content {
  const site = useSite()
  const t = useTranslate()
  if (!import.meta.env.SSR || !site.renderOnce) return { children: content }
  if (eagerPicture) preload(eagerPicture, { as: 'image' })
  const html = site.renderOnce(
    `${site.locale} ${idOf(owner)} ${name}`,
    <Router ssrPath="/">
      <SiteContext value={site}>
        <TranslateContext value={t}>{content}</TranslateContext>
      </SiteContext>
    </Router>,
  )
  return { dangerouslySetInnerHTML: { __html: html } }
}
