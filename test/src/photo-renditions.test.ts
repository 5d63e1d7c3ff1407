import { expect, test } from 'vitest'
import { inserted } from '#src/desk/insert-photo.tsx'
import { renditionWidths } from '#src/desk/media-uploads.ts'

test.each([
  [200, [200]],
  [320, [320]],
  [1000, [320, 640, 1000]],
  [1920, [320, 640, 1280, 1920]],
  [6000, [320, 640, 1280, 1920]],
])('a photograph %i pixels wide is stored in widths that it has', (width, widths) => {
  expect(renditionWidths(width)).toEqual(widths)
})

test.each([
  ['', 0, 'P'],
  ['a\n\nb\n', 0, 'a\n\nb\n\nP'],
  ['a\n\nb', 1, 'a\n\nP\n\nb'],
  ['a\n\nb', 4, 'a\n\nb\n\nP'],
])('in %j a picture follows the paragraph of place %i', (markdown, cursor, expected) => {
  expect(inserted(markdown, 'P', cursor)).toBe(expected)
})
