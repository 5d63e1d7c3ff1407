import { type ExitCode, type Given, WrongUse } from './command.ts'

type Action = (given: Given) => Promise<ExitCode>

/** A command of several actions: runs the one that its first argument names, with the arguments after it. */
export const actions =
  (byName: Readonly<Record<string, Action>>, otherwise?: Action): Action =>
  (given) => {
    const [name = '', ...args] = given.args
    const action = Object.hasOwn(byName, name) ? byName[name] : undefined
    if (action) return action({ ...given, args })
    if (otherwise) return otherwise(given)
    throw new WrongUse(`Expected: ${Object.keys(byName).join(', ')}`)
  }

/** The arguments of an action by number; throws when there are fewer or more. */
export function argumentsOf<Names extends readonly string[]>(
  given: Pick<Given, 'args'>,
  ...names: Names
): { [Name in Names[number]]: string } {
  if (given.args.length !== names.length)
    throw new WrongUse(
      names.length === 0
        ? `Unexpected: ${given.args.join(' ')}`
        : `Expected: ${names.map((name) => `<${name}>`).join(' ')}`,
    )
  return Object.fromEntries(names.map((name, i) => [name, given.args[i]])) as {
    [Name in Names[number]]: string
  }
}
