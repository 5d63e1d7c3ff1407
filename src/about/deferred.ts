import { deferred } from '#src/app/deferred.tsx'
import type { StoryProps } from './story.tsx'

/** The words of the page about the company: drawn at the edge, read long before their code is needed. */
export const Mission = deferred(() => import('./mission.tsx').then((module) => module.Mission), {
  texts: ['about'],
})
export const Story = deferred<StoryProps>(() => import('./story.tsx').then((module) => module.Story), {
  texts: ['about'],
})
