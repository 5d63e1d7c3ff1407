/** « Balance de table B9 »: the kinds are alike in a row, and the model tells them apart. */
export function modelFirst(name: string) {
  const at = name.lastIndexOf(' ')
  return { model: name.slice(at + 1), kind: name.slice(0, Math.max(0, at)) }
}
