import type { Locale } from '#config/locales.ts'
import { say } from '#domain/assistant/say.ts'
import type { Named } from './named-models.ts'

/** Whether a model may serve a regulated use. */
export const approvalText = ({ metrologie, reference }: Named['variant'], locale: Locale) =>
  say(metrologie === 'yes' ? 'approval.verified' : 'approval.unverified', locale, { reference })
