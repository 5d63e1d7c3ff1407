import type { FitModel } from './fit-model.ts'
import type { FitTask } from './fit-task.ts'

/** Holds, does not, or cannot be told from what is known. */
export type Verdict = 'holds' | 'fails' | 'unknown'

/** One rule that a model must hold, without allocation: it is asked of every model of the catalogue. */
export type Check = {
  judge: (task: FitTask, model: FitModel) => Verdict
  /** How far a failing model is off, as a share of what is asked; 1 where the answer is only yes or no. */
  shortfall: (task: FitTask, model: FitModel) => number
}

/** The verdict on a value that may be missing. */
export const verdictOf = (holds: boolean | null): Verdict =>
  holds === null ? 'unknown' : holds ? 'holds' : 'fails'

/** Shortfall of a rule that is only held or not. */
export const wholeShortfall = () => 1
