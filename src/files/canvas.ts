/** A picture drawn in a size, white where it is transparent: that would become black. */
export function drawn(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement | null {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** Its file; another type than the wanted one where the browser cannot write that, null where it fails. */
export const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
