/** One publication as seen from the version before it; `touched` is null where every page may be another one now. */
export type VersionStep = { version: string; touched: readonly string[] | null }

/** The versions before `version`, newest first. */
type VersionSteps = { version: string; steps: readonly VersionStep[] }

/** Versions that pages are taken over from: each one is a look-up for whoever asks for a page that is not there. */
const maxSteps = 4
/** Products whose ids are looked for in a page. */
export const maxTouched = 100

/** The steps after one more publication; `before` are those that were stored with the version before, as JSON. */
export function withStep(
  version: string,
  { version: last, touched }: VersionStep,
  before: string | null,
): string {
  const step = { version: last, touched: touched && touched.length > maxTouched ? null : touched }
  return JSON.stringify({ version, steps: [step, ...readSteps(before, last)].slice(0, maxSteps) })
}

/** The steps that led to a version; none where they are of another one, as after a catalogue that was written whole. */
export function readSteps(json: string | null | undefined, version: string): readonly VersionStep[] {
  if (!json) return []
  const stored = JSON.parse(json) as VersionSteps
  return stored.version === version ? stored.steps : []
}
