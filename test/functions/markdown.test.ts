import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { markdownProblem, renderMarkdown } from '#functions/articles/markdown.ts'
import { toMarkdown } from '#functions/articles/to-markdown.ts'
import { readArticles } from '#seed/read-articles.ts'
import { textsIn } from '#test/support/dictionaries.ts'

/** Everything that a rendered article may consist of. */
const text = '(?:[^<>]|\\n)'
const href = '(?:/(?![/\\\\])|mailto:|tel:)[^"<>\\s]*'
const allowed = new RegExp(
  `^(?:${text}|</?(?:h2|h3|p|ul|ol|li|strong|em|a|blockquote|code|table|thead|tbody|tr|th|td|div)>|<(?:br|hr) />` +
    `|<a href="${href}">|<img src="/media/[0-9a-f]{40}\\.webp" alt="[^"<>]*" width="\\d+" height="\\d+" loading="lazy" />|<a href="https://[^"<>\\s\\\\]*" rel="noopener">|<t[hd] align="(?:left|right|center)">|<div class="table-scroll" tabindex="0">)*$`,
)

const picture = `/media/${'a'.repeat(40)}.webp`
const pictures = new Map([[picture, { width: 640, height: 480 }]])

const pieces = fc.constantFrom(
  ...['<script>', '</script>', '<img src=x onerror=alert(1)>', '<style>*{}</style>', '<svg/onload=alert(1)>'],
  ...[
    '[x](',
    'javascript:alert(1)',
    '//evil.example',
    'https://evil.example/a',
    'data:text/html,',
    '/devis',
    ')',
  ],
  ...[
    '![a](',
    'mailto:a@b.example',
    picture,
    '"',
    "'",
    ' onclick=',
    '<a href="',
    '">',
    '&lt;script&gt;',
    '&#60;',
    '&colon;',
  ],
  ...[
    '<',
    '>',
    '`',
    '```',
    '\n',
    '\n\n',
    '| a | b |\n|---|:-:|\n',
    '| c |',
    '# ',
    '## ',
    '- ',
    '> ',
    '1. ',
    '**',
    '_',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    '\\',
    '\u0000',
    '<https://evil.example>',
    'https://evil.example',
    '[x]: https://evil.example\n',
    '[x]',
  ],
)
const markdown = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 12 })), { maxLength: 25 })
  .map((all) => all.join(''))

test('whatever is typed, only these elements and addresses come out', () => {
  fc.assert(
    fc.property(markdown, fc.constantFrom(...locales), (typed, locale) => {
      expect(renderMarkdown(typed, locale, pictures)).toMatch(allowed)
    }),
    { numRuns: 3000 },
  )
})

test('a stored picture has its size and is loaded lazily; one that is not stored leaves its text', () => {
  const typed = `![Une "vue" & <b>](${picture})`
  expect(renderMarkdown(typed, 'de', pictures)).toBe(
    `<p><img src="${picture}" alt="Une &quot;vue&quot; &amp; &lt;b&gt;" width="640" height="480" loading="lazy" /></p>\n`,
  )
  expect(renderMarkdown(typed, 'de')).toBe('<p>Une "vue" &amp; &lt;b&gt;</p>\n')
})

test.each([
  ['a script', '<script>alert(1)</script>', 'content.html'],
  ['an element', 'a <b>b</b>', 'content.html'],
  ['a comment', '<!-- a -->', 'content.html'],
  ['a link to another host by https', '[a](https://evil.example)', null],
  ['a link to another host without https', '[a](http://evil.example)', 'content.foreign-link'],
  ['an address that runs', '[a](javascript:alert(1))', 'content.foreign-link'],
  ['an address without a scheme', '[a](//evil.example)', 'content.foreign-link'],
  ['a picture', '![a](/b.png)', 'content.foreign-link'],
  ['a stored picture', `![a](${picture})`, null],
  ['a stored document', `![a](/media/${'a'.repeat(40)}.pdf)`, 'content.foreign-link'],
  ['a link inside the site', '[a](/devis)', null],
  ['an address without brackets', 'see www.example.org, https://a.example and http://b.example', null],
  ['a mail address', '[a](mailto:a@b.example)', null],
  ['text with signs', '3 < 4 & 5 > 2', null],
])('%s is told at its field', (_, typed, problem) => {
  expect(markdownProblem(typed)?.problem ?? null).toBe(problem)
})

test.each(locales)('no text of the site is told as a problem, were it written at the desk (%s)', (locale) => {
  for (const area of ['legal', 'privacy', 'terms'])
    for (const [key, text] of Object.entries(textsIn(locale, area)))
      expect(markdownProblem(text), key).toBeNull()
})

test.each(locales)(
  'the articles of the import can be edited: their Markdown renders the same HTML (%s)',
  (locale) => {
    for (const { slug, texts } of readArticles()) {
      const { html } = texts[locale]
      const again = renderMarkdown(toMarkdown(html, locale), locale)
      expect([slug, again.replaceAll(/\s+/g, ' ')]).toEqual([slug, html.replaceAll(/\s+/g, ' ')])
      expect(markdownProblem(toMarkdown(html, locale))).toBeNull()
    }
  },
)
