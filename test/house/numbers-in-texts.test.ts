import { afterEach, expect, test, vi } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { retention } from '#config/retention.ts'
import { germanApplicationDays } from '#domain/scales/periodic-verification.ts'
import { reminderDaysInWords } from '#domain/scales/reminder-days.ts'
import { pendingSeconds } from '#functions/newsletter/subscriptions.ts'
import { dictionaries, serverDictionaries } from '#test/support/dictionaries.ts'

afterEach(() => {
  vi.doUnmock('#config/company.ts')
  vi.resetModules()
})

test('a changed constant changes the sentences that name it', async () => {
  vi.resetModules()
  vi.doMock('#config/company.ts', () => ({ company: { replyHours: 37, modelCount: 641 } }))
  const { loadTexts, translator } = await import('#src/i18n/translation.ts')
  const { serverTexts } = await import('#src/i18n/server-texts.ts')
  for (const locale of locales) {
    const t = translator(locale, await loadTexts(locale, ['forms', 'files', 'about', 'requests']))
    expect(t('quote.promise')).toContain('37\u00a0')
    expect(t('files.limits', { count: 5, fileMegabytes: 23 })).toContain('23\u00a0')
    expect(t('about.history-today-text', { radius: 100, city: 'X' })).toContain('641')
    expect(t('request.ended-text', { requestLinkDays: 93 })).toContain('93\u00a0')
    expect(serverTexts(locale)('quote-mail.next', { due: 'x' })).toContain('37\u00a0')
    expect(serverTexts(locale)('request-mail.personal', { requestLinkDays: 93 })).toContain('93\u00a0')
  }
})

test('reminders are named at any number of distances', () => {
  const listed = (days: readonly [number, ...number[]]) =>
    locales.map((locale) => reminderDaysInWords(locale, days).days)
  expect(listed([60])).toEqual(['60', '60', '60'])
  expect(listed([60, 14])).toEqual(['60 et 14', '60 and 14', '60 und 14'])
  expect(listed([90, 30, 7, 1])).toEqual(['90, 30, 7 et 1', '90, 30, 7 and 1', '90, 30, 7 und 1'])
})

/** Where a text says a number in words, the words and what rules them. */
const inWords: [key: string, value: number, words: Record<Locale, [value: number, word: string]>][] = [
  [
    'newsletter-mail.confirm-after',
    pendingSeconds / 86_400,
    { fr: [7, 'sept'], en: [7, 'seven'], de: [7, 'sieben'] },
  ],
  [
    'newsletter.success-text',
    pendingSeconds / 86_400,
    { fr: [7, 'sept'], en: [7, 'seven'], de: [7, 'sieben'] },
  ],
  [
    'privacy.newsletter-text',
    pendingSeconds / 86_400,
    { fr: [7, 'sept'], en: [7, 'seven'], de: [7, 'sieben'] },
  ],
  [
    'dashboard.unknown-request',
    retention.request.years,
    { fr: [3, 'trois'], en: [3, 'three'], de: [3, 'drei'] },
  ],
  [
    'scale-mail.german-early',
    germanApplicationDays / 7,
    { fr: [10, 'dix'], en: [10, 'ten'], de: [10, 'zehn'] },
  ],
  [
    'scale-mail.german-late',
    germanApplicationDays / 7,
    { fr: [10, 'dix'], en: [10, 'ten'], de: [10, 'zehn'] },
  ],
  [
    'scales.rule-de-general',
    germanApplicationDays / 7,
    { fr: [10, 'dix'], en: [10, 'ten'], de: [10, 'zehn'] },
  ],
]

test.each(inWords)('%s says its number as the constant has it', (key, value, words) => {
  for (const locale of locales) {
    const [said, word] = words[locale]
    expect([locale, said]).toEqual([locale, value])
    expect({ ...dictionaries[locale], ...serverDictionaries[locale] }[key]?.toLowerCase()).toContain(word)
  }
})
