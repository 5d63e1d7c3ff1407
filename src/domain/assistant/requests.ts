import { companyTopic } from './company-reply.ts'
import { cues } from './cues.ts'
import { howToReply } from './how-to-reply.ts'
import type { Intent } from './intents.ts'
import { placeIn } from './place.ts'
import { foldedWords, namedModels, type Question } from './question.ts'
import { termsTopic } from './terms-topics.ts'

/** What is asked beside something else; everything else is one matter in several sentences. */
const ownMatters: readonly (Intent | null)[] = [
  'company',
  'price',
  'feature',
  'period',
  'how-to',
  'due',
  'find',
  'duty',
  'definition',
  'comparison',
  'business',
  'who',
  'repaired',
  'duration',
]

/** « … ? Et … », « …, et combien … »: a second question begins. */
const joints =
  /(?<=\?)\s+(?=\p{L})|(?:\s*[,;.]\s*|\s+)(?:(?:et|and|und|sowie|puis)\s+)(?=(?:(?:aussi|also|auch|environ|roughly|about|ungefahr|ungefähr|etwa|sinon|sonst) )?(?:combien|quel|comment|tous les|toutes les|est-ce|quand|o[uù] |venez|intervenez|[eê]tes|how|what|when|where|do you|are you|is the|which|who|can (?:i|we|you)|is there|are there|(?:until|till) (?:what|when)|jusqu[’']|bis wann|à quelle|um wie|wie|was|wann|wo |kommen|haben sie|sind sie|welche\w*|wer|gibt es|kann (?:ich|man)|vous |qui|sous combien|y a-t-il)\b)/iu

/** « Garantie und Lieferzeit? », « opening hours and phone number »: two nouns, and nothing else. */
const nounPair =
  /^\s*([\p{L}’'-]+(?: [\p{L}’'-]+){0,2})\s+(?:et|and|und|&|\+)\s+([\p{L}’'-]+(?: [\p{L}’'-]+){0,2})(?:\s+(?:bitte|please|svp))?\s*[?.!]*\s*$/iu

const ofIt = /\b(?:its?|son|sa|ses|ihre?|deren|dessen)\b/

/** What of the company, of buying or of this site is asked; two of the same are one request. */
function topicOf({ intent, question }: { intent: Intent | null; question: Question }): unknown {
  const topic = intent === 'company' ? companyTopic(question) : null
  if (topic !== null) return topic === 'area' ? (placeIn(question)?.name ?? topic) : topic
  if (intent === 'business') return termsTopic(question)
  return intent === 'how-to' ? howToReply(question)?.text : intent
}

/** What has a price that is asked for by « it »: the work of a verification, and an instrument with a duty. */
const pricedMatters: readonly (Intent | null)[] = ['duration', 'duty', 'class']
const barePrice =
  /^(?:(?:et|and|und) )?(?:combien (?:ca|cela|elle|il)? ?(?:coute\w*|vaut)(?: t elle| t il| une?)?|(?:ca|cela) coute combien|(?:a )?quel prix|how much (?:does|do|is|are|would|will) (?:it|one|that|they|this)(?: cost| be)?|what (?:does|do|would|will) (?:it|one|that|they|this) cost|was (?:kostet|kosten) (?:das|es|sie|so ?eine|eine?|die|so ?was)|wie ?viel kostet (?:das|es|sie|so ?eine|eine?)|wie teuer (?:ist|sind) (?:das|es|sie|so ?eine|eine?))$/
/** « …, and what does it cost? » without anything that has a price. */
export const isBarePrice = (text: string): boolean => barePrice.test(foldedWords(text))

const coversIt = /\b(?:covers?|couvre|porte|deckt|umfasst|gilt|valable|valid)\b/

/**
 * The two requests that a message makes, each as a text of its own; null where it makes one. `decide` reads a text as a
 * message of its own.
 */
export function requestsIn(
  text: string,
  decide: (text: string) => { question: Question; intent: Intent | null; weak: boolean },
): readonly [string, string] | null {
  const pair = text.match(nounPair)
  const at = pair ?? text.match(joints)
  if (at?.index === undefined) return null
  const [first, second] = pair
    ? [pair[1] ?? '', pair[2] ?? '']
    : [text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim()]
  if (!pair && (first.length < 8 || second.length < 8)) return null
  const [a, b] = [decide(first), decide(second)]
  if (isBarePrice(second) && pricedMatters.includes(a.intent)) return [first, second]
  if (pair && ![a, b].every(({ intent }) => intent === 'company' || intent === 'business')) return null
  if (a.weak || b.weak || !ownMatters.includes(a.intent) || !ownMatters.includes(b.intent)) return null
  // « What is your accreditation, and what does it cover? » is one matter.
  if (companyTopic(a.question) === 'accreditation' && coversIt.test(b.question.folded)) return null
  // « my balance is due? It was verified … »: an instrument that nobody looks for is what the rest is about.
  if ([a, b].some(({ intent, question }) => intent === 'find' && !cues.find.test(question.folded)))
    return null
  // « MV-P1-15 in stock? May I sell with it? »: of that very model.
  if (b.intent === 'duty' && namedModels(a.question).length > 0) return null
  // « Is the MV-P1-15 verified, and what is its Min? »: of that model too.
  if (b.intent === 'definition' && namedModels(a.question).length > 0 && ofIt.test(b.question.folded))
    return null
  const isOther = a.intent !== b.intent || topicOf(a) !== topicOf(b)
  return isOther ? [first, second] : null
}
