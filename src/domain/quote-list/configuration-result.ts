import type { Localized } from '#config/locales.ts'

/** Something that the rules say of a model, in every language. */
export type LocalizedFinding = { code: string; text: Localized }

/** What the rules say of a requested model; `reasons` where it fits, `failed` where it does not. */
export type JudgedModel = {
  reference: string
  reasons: LocalizedFinding[]
  failed: LocalizedFinding[]
  toConfirm: LocalizedFinding[]
  /** ± g in service at the smallest load asked for; null where no rule gives it. */
  errorAtSmallestG: number | null
  /** First verification after it is put into use on the day of the request; ISO day. */
  nextDue: string | null
}

/** What the rules say of the answers of the configurator, worked out when the request is stored. */
export type ConfigurationResult = {
  /** « classe III, Max ≥ 5,2 kg, e ≤ 2 g, Min ≤ 100 g ». */
  requirement: Localized
  /** The sentence on the use and its law. */
  regime: Localized
  /** Who is responsible. */
  aid: Localized
  /** The requested models that the rules know, each once. */
  models: JudgedModel[]
}
