/** Size in pixels and number of colour components of a JPEG. */
type JpegFrame = { width: number; height: number; components: number }

/** Reads the frame header of a JPEG, SOF0 to SOF2 (ITU-T T.81, B.2.2); null for what is none. */
export function jpegFrame(bytes: Uint8Array): JpegFrame | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at + 10 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: view.getUint8(at + 9),
      }
  }
  return null
}
