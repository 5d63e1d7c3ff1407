import type { Scored } from '#domain/assistant/classifier/linear-model.ts'
import type { IntentName } from './intents.ts'

/** A set of labels. */
export const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Above this nobody else is asked what a message means. */
export const sure = 0.75
/** Below this the classifier does not know. */
export const leastSure = 0.3
/** A question that is asked as one may be less sure than what only tells. */
export const leastSureOfQuestion = 0.4

/** What is asked of a product on its page. */
export const ofProduct = namesOf('price stock feature accessories connection documents use-allowed warranty')
/** Intents about models: those that are in focus, else those that the conversation described. */
export const ofModels = namesOf(
  'price stock feature accessories connection documents use-allowed warranty pick vary compare choose',
)
/** What is asked of a service; two of them in one sentence are two questions. */
export const ofService = namesOf(
  'repair malfunction take-back shipping rental used spare-parts calibration contract service-price hours contact stock foreign-brand',
)
/** What went wrong with an instrument. */
export const faults = namesOf('repair malfunction dropped seal after-repair')
/** What forbids that an instrument is used. */
export const bans = namesOf('expired seal unapproved after-repair malfunction dropped')
/** What somebody is unhappy with. */
export const complaints = namesOf('complaint late-quote dissatisfied returns')
/** Figures of a plate, which the models that were shown have too. */
export const ofFigures = namesOf('error min intervals')
/** Intents whose answer depends on use, country and load. */
export const ofLaw = namesOf(
  'duty period class provider due plate error min expired after-repair seal logbook unapproved apply declare use-allowed prepackage penalty border intervals explosion',
)
/** Rules of verification, of which one question may mean several. */
export const ofRule = namesOf(
  'duty use-allowed period provider due expired unapproved after-repair moved seal logbook apply declare penalty border',
)
/** Reasons to write to a person. */
export const ofPeople = namesOf('complaint request-status late-quote dissatisfied returns person')
/** Rules and troubles that a question which nothing else answers goes on with. */
export const goesOnAsking = namesOf(
  'expired seal unapproved after-repair border dropped penalty complaint late-quote',
)
/** Intents whose answer depends on a place, or on the size of the instrument. */
export const ofPlace = namesOf('area service-price shipping services response-time provider take-back')

/** Intents whose answer is a definition where nothing can be computed. */
export const defining = namesOf('min error term class intervals')

/** These always say the same, so that a question which is only near them gets no « yes ». */
export const ofOneVerdict = namesOf('tare foreign-brand')

/** Does an answer depend on what is weighed, for what and where? */
export const usesFacts = (intent: IntentName) =>
  [ofModels, ofLaw, ofPlace].some((labels) => labels.has(intent))

/** What only follows an answer. */
export const followUps = namesOf('continue pick vary')

/** Meanings whose answers come near each other: what is asked may be sure where the one of them is not. */
const families = [
  ofRule,
  ofPeople,
  namesOf('repair malfunction dropped'),
  namesOf('care placement temperature warm-up'),
  namesOf('self-check check-weights check-frequency'),
]
const familyOf = (label: string) => families.find((names) => names.has(label))

/** How likely a label is, together with what comes near it. */
export const familyProbability = (label: string | null, scores: readonly Scored[]): number => {
  const family = label === null ? undefined : familyOf(label)
  return scores
    .filter((one) => one.label === label || family?.has(one.label))
    .reduce((sum, { probability }) => sum + probability, 0)
}

/** The likeliest label of the likeliest family: « must it have the sticker? » asks for one of several rules. */
export const likeliest = (scores: readonly Scored[]): Scored | undefined => {
  const sums = scores.map(({ label }) => familyProbability(label, scores))
  // Scores are ordered: the first of the greatest sum is the likeliest of its family.
  return scores[sums.indexOf(Math.max(...sums))]
}
