import { definePart } from '#src/app/part.tsx'
import type { StoryProps } from './story.tsx'

/** The words of the page about the company: drawn at the edge, read long before their code is needed. */
export const Mission = definePart(['about'], () => import('./mission.tsx').then((module) => module.Mission))
export const Story = definePart<StoryProps>(['about'], () =>
  import('./story.tsx').then((module) => module.Story),
)
