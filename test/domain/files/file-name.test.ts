import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachmentDisposition, cleanFileName, formatFileSize } from '#domain/files/file-name.ts'

test.each([
  ['plaque.jpg', 'plaque.jpg'],
  ['IMG_0042.JPEG', 'IMG_0042.JPEG'],
  ['C:\\Users\\anne\\plaque.jpg', 'plaque.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['page.html', 'page.html.jpg'],
  ['évidence\u202egpj.exe', 'évidencegpj.exe.jpg'],
  ['  a\r\nSet-Cookie: x  .jpg', 'a Set-Cookie x.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['', 'file.jpg'],
  ['...', 'file.jpg'],
  ['.jpg', 'jpg.jpg'],
  ['Prüfschein "2026".jpg', 'Prüfschein 2026.jpg'],
])('%j becomes %j', (typed, name) => {
  expect(cleanFileName(typed, 'image/jpeg')).toBe(name)
})

test('any name becomes one that is short, on one line, without a path, with an extension of its kind', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const name = cleanFileName(typed, 'application/pdf')
      expect(name).toMatch(/^[^.\s/\\"<>:|?*;%\p{Cc}][^/\\"<>:|?*;%\p{Cc}]*\.pdf$/iu)
      expect(Array.from(name).length).toBeLessThanOrEqual(100)
      expect(cleanFileName(name, 'application/pdf')).toBe(name)
    }),
  )
})

test('a name is written into a header in ASCII and, encoded, in full', () => {
  expect(attachmentDisposition('Prüfschein (1).pdf')).toBe(
    `attachment; filename="Prufschein (1).pdf"; filename*=UTF-8''Pr%C3%BCfschein%20%281%29.pdf`,
  )
  expect(attachmentDisposition('合格証.pdf')).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''%E5%90%88%E6%A0%BC%E8%A8%BC.pdf`,
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
      expect(attachmentDisposition(cleanFileName(typed, 'image/png'))).toMatch(
        /^attachment; filename="[ -!#-~]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
      )
    }),
  )
})

test.each([
  [400, 'fr', '1\u00a0ko'],
  [840_000, 'fr', '840\u00a0ko'],
  [1_234_000, 'fr', '1,2\u00a0Mo'],
  [1_234_000, 'de', '1,2\u00a0MB'],
  [10_000_000, 'en', '10\u00a0MB'],
] as const)('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(formatFileSize(bytes, locale)).toBe(text)
})
