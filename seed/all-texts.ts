import type { KindTexts } from './kind-texts.ts'
import { commercial1 } from './texts/commercial-1.ts'
import { commercial2 } from './texts/commercial-2.ts'
import { industrial1 } from './texts/industrial-1.ts'
import { industrial2 } from './texts/industrial-2.ts'
import { industrial3 } from './texts/industrial-3.ts'
import { industrial4 } from './texts/industrial-4.ts'
import { industrial5 } from './texts/industrial-5.ts'
import { laboratory1 } from './texts/laboratory-1.ts'
import { laboratory2 } from './texts/laboratory-2.ts'
import { medical1 } from './texts/medical-1.ts'
import { medical2 } from './texts/medical-2.ts'
import { medical3 } from './texts/medical-3.ts'

/** The hand-written texts of every kind, by sub-category key. */
export const kindTexts: Record<string, KindTexts> = {
  ...commercial1,
  ...commercial2,
  ...industrial1,
  ...industrial2,
  ...industrial3,
  ...industrial4,
  ...industrial5,
  ...laboratory1,
  ...laboratory2,
  ...medical1,
  ...medical2,
  ...medical3,
}
