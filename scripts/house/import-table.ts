import { type Folder, folder, subjects } from './domain-subjects.ts'

const domain = 'src/domain/**'
const client = ['src/config', domain, 'src/api', 'src/i18n', 'src/ui', 'src/figures', 'src/site']
const form = [...client, 'src/forms']
const formWithFiles = [...form, 'src/files']
const component = ['react', 'jotai']

const platform = ['functions/env.ts', 'functions/platform', 'functions/db', 'src/config', domain]
const server = [
  ...platform,
  'functions/http',
  'functions/sessions',
  'functions/mail',
  'src/contract',
  'src/i18n/server-texts.ts',
]
const route = ['drizzle-orm', 'drizzle-orm/**', 'hono', 'hono/**', 'valibot', 'node:crypto']

/**
 * The folders of the project: what each holds, and which folders and packages it may import beside its own files. The
 * import rules of Biome (`biome.imports.json`) and the table of docs/folders.md are written from it by
 * `npm run import-rules`.
 */
export const folders: Record<string, Folder> = {
  'src/config': folder('facts: company, languages, limits', []),
  ...Object.fromEntries(
    Object.entries(subjects).map(([name, { holds, may }]) => [
      `src/domain/${name}`,
      folder(
        holds,
        ['src/config', 'src/i18n/server-texts.ts', ...may.map((subject) => `src/domain/${subject}`)],
        ['valibot'],
      ),
    ]),
  ),
  'src/contract': folder('every endpoint, declared once', ['src/config', domain], ['valibot']),
  'src/api': folder('the typed API client', ['src/config', domain, 'src/contract'], ['valibot']),
  'src/i18n': folder(
    'texts by language and the translator',
    ['src/config', '#i18n/lookup'],
    ['react', 'i18next'],
  ),
  'src/ui': folder('components without business', ['src/config', 'src/i18n'], ['react']),
  'src/site': folder(
    'what features stand on: site context, links, deferred components, queries, storage',
    ['src/config', domain, 'src/api', 'src/i18n', 'src/ui'],
    ['react', 'react-dom', 'jotai', 'wouter'],
  ),
  'src/figures': folder(
    'charts and views to scale',
    ['src/config', domain, 'src/i18n', 'src/ui', 'src/site'],
    ['react'],
  ),
  'src/forms': folder('the one core of forms: drafts, submission, refusals', client, ['react', 'valibot']),
  'src/files': folder('the control for files and the list of stored ones', form, ['react', 'valibot']),
  'src/offline': folder('requests kept on the device until there is a network', form, ['react', 'valibot']),
  'src/shell': folder(
    'the frame around every page: navigation, head, header, footer',
    ['src/config', domain, 'src/api', 'src/i18n', 'src/ui', 'src/site'],
    ['react', 'react-dom', 'wouter', 'wouter/**', 'regexparam', 'jotai', 'valibot'],
  ),
  'src/early': folder('what runs before the code of a page', []),
  'src/about': folder('the company', client, component),
  'src/accounts': folder('sign-in, the customer area', form, [...component, 'react-dom', 'valibot']),
  'src/area': folder('the service area', client, component),
  'src/articles': folder('articles', client, [...component, 'wouter/**']),
  'src/assistant': folder('the conversation with the assistant', form, ['react', 'valibot']),
  'src/catalogue': folder('list, cards, search field', client, component),
  'src/comparison': folder('the comparison', client, component),
  'src/configurator': folder('from a use to a request', formWithFiles, component),
  'src/contact': folder('the contact form', [...formWithFiles, 'src/offline'], component),
  'src/legal': folder('the legal texts of the code', client, component),
  'src/faq': folder('questions of each page', client, component),
  'src/home': folder('the home page', client, component),
  'src/newsletter': folder('the newsletter', form, component),
  'src/quote-list': folder('the quote list and its form', [...formWithFiles, 'src/offline'], component),
  'src/quote-requests': folder('following a sent request', formWithFiles, [...component, 'valibot']),
  'src/scales': folder('the register of instruments', formWithFiles, [
    ...component,
    'valibot',
    'tesseract-wasm',
  ]),
  'src/desk': folder(
    'the company’s desk',
    [...formWithFiles, 'src/quote-requests'],
    ['react', 'react-dom/client', 'valibot'],
  ),
  'src/pages': folder('one file a page; here features meet', ['src/config', domain, 'src/**'], ['react']),
  'functions/platform': folder(
    'clock, digests, links, networks, telephones: the lowest floor',
    ['functions/env.ts', 'functions/db', 'src/config', domain],
    ['drizzle-orm', 'hono/**', 'libphonenumber-js/min'],
  ),
  'functions/db': folder(
    'tables, batches, ownership',
    ['src/config', domain],
    ['drizzle-orm', 'drizzle-orm/**', 'node:url'],
  ),
  'functions/sessions': folder('sessions, access to the desk, links to a request', platform, [
    'hono',
    'hono/**',
    'drizzle-orm',
    'lucia',
    '@lucia-auth/adapter-sqlite',
    'jose',
  ]),
  'functions/http': folder(
    'endpoints, limits, idempotency, errors',
    [...platform, 'functions/sessions', 'src/contract'],
    ['drizzle-orm', 'drizzle-orm/**', 'hono', 'hono/**', 'valibot'],
  ),
  'functions/mail': folder(
    'mail and outbox',
    [...platform, 'src/i18n/server-texts.ts'],
    ['drizzle-orm', 'valibot', 'node:buffer', 'cloudflare:sockets'],
  ),
  'functions/files': folder('uploads, downloads, attaching, sweeping', server, [...route, 'node:buffer']),
  'functions/accounts': folder('sign-up, sign-in, profile, erasure', [...server, 'functions/files'], route),
  'functions/backup': folder('the nightly backup', platform, ['drizzle-orm']),
  'functions/articles': folder(
    'articles',
    [...server, 'functions/catalogue', 'functions/publishing/passage-rows.ts'],
    [...route, 'marked'],
  ),
  'functions/catalogue': folder(
    'products, search, services',
    [...server, 'functions/drawings', 'functions/publishing/derived-index.ts'],
    route,
  ),
  'functions/content': folder(
    'what the desk writes: closures, hours, notices, questions',
    [
      ...server,
      'functions/articles/markdown.ts',
      'functions/publishing/passage-rows.ts',
      'src/faq/questions.ts',
      'src/legal/sections.ts',
    ],
    route,
  ),
  'functions/publishing': folder(
    'the catalogue as rows: whole, or a publication in steps',
    [
      ...platform,
      'functions/http',
      'functions/sessions',
      'functions/drawings',
      'src/contract',
      'src/faq/questions.ts',
      'src/i18n',
    ],
    route,
  ),
  'functions/contact': folder('contact messages', [...server, 'functions/files'], route),
  'functions/fit': folder('choosing an instrument by the rules', [...server, 'functions/catalogue'], route),
  'functions/newsletter': folder('the newsletter', server, route),
  'functions/operations': folder(
    'health, telemetry, what the cron looks at',
    [...server, 'functions/backup', 'functions/files', '#migrations/**'],
    route,
  ),
  'functions/quote-list': folder(
    'current lines, shared and saved lists',
    [...server, 'functions/catalogue'],
    route,
  ),
  'functions/quote-requests': folder(
    'a request from sending to decision',
    [...server, 'functions/files', 'functions/catalogue', 'functions/documents', 'functions/quote-list'],
    route,
  ),
  'functions/desk': folder(
    'the company’s side of requests',
    [...server, 'functions/files', 'functions/documents', 'functions/quote-requests'],
    route,
  ),
  'functions/catalogue-editing': folder(
    'drafts of products at the desk',
    [...server, 'functions/catalogue', 'functions/publishing'],
    route,
  ),
  'functions/media': folder('pictures and documents of pages', [...server, 'functions/files'], route),
  'functions/staff': folder('members of staff, the journal of changes', server, route),
  'functions/scales': folder('register of instruments', [...server, 'functions/files'], [...route, 'uqr']),
  'functions/assistant': folder(
    'answers questions from catalogue and rules',
    [...platform, 'functions/http', 'functions/catalogue', 'functions/fit', 'src/contract', 'src/i18n'],
    ['drizzle-orm'],
  ),
  'functions/pdf': folder(
    'writes tagged PDF files',
    ['src/config', 'src/domain/bytes', 'src/domain/memory'],
    ['@fontsource/archivo/**', '@fontsource/noto-sans/**'],
  ),
  'functions/drawings': folder('SVG elevations from a product’s numbers', [domain]),
  'functions/documents': folder(
    'offers and data sheets as PDF',
    [
      ...platform,
      'functions/files',
      'functions/catalogue',
      'functions/drawings',
      'functions/pdf',
      'src/i18n',
    ],
    ['drizzle-orm', 'hono', 'uqr'],
  ),
  'functions/feeds': folder(
    'sitemap, feed, robots',
    [...platform, 'functions/articles'],
    ['drizzle-orm', 'hono'],
  ),
  'functions/queue': folder(
    'job, consumer, delivery, sweep',
    ['src/config', domain, 'functions/**', 'src/i18n/server-texts.ts'],
    ['drizzle-orm', 'valibot'],
  ),
  'functions/rendering': folder(
    'renders pages with React and caches them',
    [
      ...platform,
      ...['functions/api.ts', 'functions/catalogue', 'functions/documents', 'functions/http'],
      ...['functions/sessions', 'src/api', 'src/i18n', 'src/pages', 'src/shell', 'src/site'],
    ],
    ['hono', 'hono/**', 'react', 'react-dom/server'],
  ),
  'cloudflare-pages/functions': folder('the one function of Cloudflare Pages', []),
  seed: folder(
    'demonstration catalogue and articles, rows as SQL',
    ['src/config', domain, 'functions/articles/markdown.ts', 'src/i18n/server-texts.ts'],
    ['node:fs'],
  ),
  scripts: folder(
    'start, test, deploy, operate, bench, promises, screenshots',
    [
      'src/config',
      domain,
      'functions/**',
      'seed',
      'src/i18n',
      'src/pages/page-table.ts',
      ...['test/support/around-d1.ts', 'test/support/trip-acts.ts', 'test/support/trip-counter.ts'],
      'test/support/whole-catalogue.ts',
    ],
    'any',
  ),
}
