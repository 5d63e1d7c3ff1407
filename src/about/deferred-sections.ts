import { deferred } from '#src/site/deferred.tsx'
import type { StoryProps } from './story.tsx'

/** The text sections of the page about the company: rendered at the edge, their code is not needed early. */
export const Mission = deferred(() => import('./mission.tsx').then((module) => module.Mission), {
  texts: ['about'],
})
export const Story = deferred<StoryProps>(() => import('./story.tsx').then((module) => module.Story), {
  texts: ['about'],
})
