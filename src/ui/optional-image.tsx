import { type ReactNode, useState } from 'react'

type Props = {
  src: string | null
  width: number
  height: number
  /** Stands in its place where there is none, and where it cannot be loaded. */
  instead?: ReactNode
}

/** A decorative picture that may be gone, as that of a product which has left the catalogue. */
export function OptionalImage({ src, width, height, instead = null }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  return src === null || src === missing ? (
    instead
  ) : (
    <img src={src} alt="" width={width} height={height} loading="lazy" onError={() => setMissing(src)} />
  )
}
