import { expect, test } from 'vitest'
import { compressPhoto } from '#src/desk/media-uploads.ts'

/** The head of a PNG of that size, as a file of so many bytes. */
function png(width: number, height: number, bytes = 1000): File {
  const content = new Uint8Array(bytes)
  content.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  const view = new DataView(content.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return new File([content], 'photo.png', { type: 'image/png' })
}

test('a photograph within its budget is taken as it is', async () => {
  const file = png(10_000, 10_000)
  expect(await compressPhoto(file)).toBe(file)
})

test.each([
  ['of too many pixels', png(10_001, 10_000), 'too-large'],
  ['of too many bytes', png(100, 100, 41 * 1024 ** 2), 'too-large'],
  ['that cannot be reduced', png(100, 100, 11 * 1024 ** 2), 'unsupported-type'],
  ['without a frame', new File([new Uint8Array([0xff, 0xd8, 0])], 'a.jpg'), 'unsupported-type'],
])('a photograph %s is refused before it is decoded', async (_, file, code) => {
  await expect(compressPhoto(file)).rejects.toMatchObject({ code })
})
