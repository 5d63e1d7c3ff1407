import type { HTMLAttributes, ReactNode } from 'react'
import { Router } from 'wouter'
import { TranslateContext, useTranslate } from '#src/i18n/index.ts'
import { SiteContext, useSite } from './site.ts'

type Content = Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

/**
 * The content of an element that many pages show alike, such as a product card: the edge renders it once for each key
 * and puts its HTML in, the browser renders and hydrates it as children. The key names everything that the content
 * depends on except the language, and is null where the page has to render it itself. The content must not call `useId`,
 * whose numbers would differ, nor hold pictures without `loading="lazy"`, for which React puts a preload before it.
 */
export function useEdgeHtml(key: string | null, content: ReactNode): Content {
  const site = useSite()
  const t = useTranslate()
  if (!import.meta.env.SSR || !site.renderOnce || key === null) return { children: content }
  const html = site.renderOnce(
    `${site.locale} ${key}`,
    <Router ssrPath="/">
      <SiteContext value={site}>
        <TranslateContext value={t}>{content}</TranslateContext>
      </SiteContext>
    </Router>,
  )
  return { dangerouslySetInnerHTML: { __html: html } }
}
