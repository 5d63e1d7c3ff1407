import { companyTopic } from './company-reply.ts'
import { cues } from './cues.ts'
import type { Intent } from './intents.ts'
import { namedModels, type Question } from './question.ts'

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
]

/** « … ? Et … », « …, et combien … »: a second question begins. */
const joints =
  /(?<=\?)\s+(?=\p{L})|(?:\s*[,;.]\s*|\s+)(?:(?:et|and|und|sowie|puis)\s+)(?=(?:(?:aussi|also|auch|environ|roughly|about|ungefahr|ungefähr|etwa|sinon|sonst) )?(?:combien|quel|comment|tous les|toutes les|est-ce|quand|o[uù] |venez|intervenez|[eê]tes|how|what|when|where|do you|are you|is the|which|(?:until|till) (?:what|when)|jusqu[’']|bis wann|à quelle|um wie|wie|was|wann|wo |kommen|haben sie|sind sie|welche)\b)/iu

const coversIt = /\b(?:covers?|couvre|porte|deckt|umfasst|gilt|valable|valid)\b/

/**
 * The two requests that a message makes, each as a text of its own; null where it makes one. `decide` reads a text as a
 * message of its own.
 */
export function requestsIn(
  text: string,
  decide: (text: string) => { question: Question; intent: Intent | null; weak: boolean },
): readonly [string, string] | null {
  const at = text.match(joints)
  if (at?.index === undefined) return null
  const [first, second] = [text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim()]
  if (first.length < 8 || second.length < 8) return null
  const [a, b] = [decide(first), decide(second)]
  if (a.weak || b.weak || !ownMatters.includes(a.intent) || !ownMatters.includes(b.intent)) return null
  // « What is your accreditation, and what does it cover? » is one matter.
  if (companyTopic(a.question) === 'accreditation' && coversIt.test(b.question.folded)) return null
  // « my balance is due? It was verified … »: an instrument that nobody looks for is what the rest is about.
  if ([a, b].some(({ intent, question }) => intent === 'find' && !cues.find.test(question.folded)))
    return null
  // « MV-P1-15 in stock? May I sell with it? »: of that very model.
  if (b.intent === 'duty' && namedModels(a.question).length > 0) return null
  const isOther =
    a.intent !== b.intent || (a.intent === 'company' && companyTopic(a.question) !== companyTopic(b.question))
  return isOther ? [first, second] : null
}
