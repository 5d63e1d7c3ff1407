import { LineIcon } from '#src/ui/line-icon.tsx'

/** Not part of the icon set, which every first page loads; this one comes later. */
export const Person = () => (
  <LineIcon path="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
)
