import { company } from '#config/company.ts'
import { fileLimits } from '#config/files.ts'
import { requestLimits } from '#config/requests.ts'

/** Numbers that every text may name, from the constants that rule them; what a caller passes goes before. */
export const facts: Readonly<Record<string, string | number>> = {
  replyHours: company.replyHours,
  modelCount: company.modelCount,
  fileMegabytes: Math.floor(fileLimits.bytes / 1024 ** 2),
  requestLinkDays: requestLimits.linkDays,
}
