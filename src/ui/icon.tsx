import { LineIcon } from './line-icon.tsx'

const shapes = {
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.5l5 5L20 6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  help: 'M3 12a9 9 0 0 0 18 0 9 9 0 0 0-18 0M9.2 9a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1-1.4 2.1M12 17.2h.01',
  filter: 'M4 6h16M7 12h10M10 18h4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  share: 'M12 15V3M8 7l4-4 4 4M8 11H5v10h14V11h-3',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  compare: 'M9.5 5H4v14h5.5M14.5 5H20v14h-5.5M12 3v18',
  chat: 'M4 5h16v11H11l-5 4v-4H4zM8.5 9h7M8.5 12h4',
  send: 'M12 19V5M6 11l6-6 6 6',
  stop: 'M7 7h10v10H7z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.2h.01',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
} as const
export type IconName = keyof typeof shapes

/** Line icons in the stroke of the drawings; always beside or inside something that has an accessible name. */
export function Icon({ name }: { name: IconName }) {
  if (!Object.hasOwn(shapes, name)) console.warn('Could not find icon', name)
  return <LineIcon path={shapes[name]} />
}
