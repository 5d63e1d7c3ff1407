import { classify, type LinearModel } from '#domain/assistant/classifier/linear-model.ts'
import { featuresOf } from '#domain/assistant/classifier/message-features.ts'
import { readExamples, type Utterance } from '../intents/examples.ts'
import { namesOfSeed } from '../intents/seed-names.ts'
import { train } from '../intents/train.ts'
import { printTable } from './table.ts'

const maxConfused = 25
const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`

type Judged = { own: Utterance; told: string; probability: number; isNear: boolean }

const folds = 5

/** Group k-fold: the utterances of an author are judged by a model that learned from none of theirs. */
function heldOut(): Judged[] {
  const all = readExamples(namesOfSeed())
  const authors = [...new Set(all.map(({ author }) => author))]
  const isInFold = ({ author }: Utterance, fold: number) => authors.indexOf(author) % folds === fold
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = train(all.filter((own) => !isInFold(own, fold)))
    return all.filter((own) => isInFold(own, fold)).map((own) => judge(model, own))
  })
}

function judge(model: LinearModel, own: Utterance): Judged {
  const scores = classify(model, featuresOf(own.text, own.hints))
  const [best] = scores
  const isNear = scores.slice(0, 3).some(({ label }) => label === own.label)
  return { own, told: best?.label ?? '', probability: best?.probability ?? 0, isNear }
}

const isRight = ({ own, told }: Judged) => own.label === told
const rowOf = (name: string, judged: readonly Judged[]) => [
  name,
  String(judged.length),
  percent(judged.filter(isRight).length, judged.length),
  percent(judged.filter(({ isNear }) => isNear).length, judged.length),
]

/** Cross-validation by author, how well probabilities are calibrated, and what is taken for what. */
export async function intents(): Promise<void> {
  const judged = heldOut()
  const by = (key: (one: Judged) => string) =>
    [...Map.groupBy(judged, key)].sort(([a], [b]) => (a < b ? -1 : 1))
  printTable(
    'Held-out authors',
    ['author, language', 'utterances', 'right', 'among the first three'],
    [
      ...by(({ own }) => `${own.author} ${own.locale}`).map(([name, some]) => rowOf(name, some)),
      rowOf('all', judged),
    ],
  )
  printTable(
    'Calibration',
    ['probability', 'utterances', 'right'],
    by(({ probability }) => `${Math.min(9, Math.floor(probability * 10)) * 10} %`).map(([name, some]) =>
      rowOf(name, some).slice(0, 3),
    ),
  )
  const confused = Map.groupBy(
    judged.filter((one) => !isRight(one)),
    ({ own, told }) => `${own.label} → ${told}`,
  )
  printTable(
    'Taken for another',
    ['intent → told', 'times'],
    [...confused]
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, maxConfused)
      .map(([name, some]) => [name, String(some.length)]),
  )
}
