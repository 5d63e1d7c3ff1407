import { namedModels, type Question } from '#domain/assistant/question.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import type { Asked, AssistantEnv } from './asked.ts'
import { modelsNamed, type Named, variantOf } from './named-models.ts'

/** Variants by their references; those that the catalogue does not have are left out. */
export async function variantsOf(
  env: AssistantEnv,
  { locale }: Question,
  references: readonly string[],
): Promise<Named[]> {
  const { byReference } = await currentModels(env)
  const named = await Promise.all(
    references.map((reference) => {
      const model = byReference.get(reference)
      return model ? variantOf(env, locale, model.productId, reference) : null
    }),
  )
  return named.filter((model) => model !== null)
}

/** The models that a clause speaks of: those it names, else those in focus. */
export async function modelsMeant(env: AssistantEnv, { question, clause, focus }: Asked): Promise<Named[]> {
  if (namedModels(clause).length > 0) return modelsNamed(env, clause)
  if (focus.length > 0) return variantsOf(env, clause, focus)
  return namedModels(question).length > 0 ? modelsNamed(env, question) : []
}
