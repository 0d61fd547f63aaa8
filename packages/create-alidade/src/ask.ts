import { createInterface, type Interface } from "node:readline/promises"
import { UsageError } from "./errors.js"

/** Where questions are read from and written to. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

/** Asks for one of some choices by number or name, until the answer is one of them. No answer takes the first. */
export type Ask = <Name extends string>(
  question: string,
  choices: Readonly<Record<Name, string>>,
) => Promise<Name>

/**
 * Lets `work` ask questions. Closes the terminal at the end.
 * @throws {UsageError} if the input ends before an answer
 */
export async function asking<Result>(
  { input, output }: Terminal,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const lines = createInterface({ input, output })
  const answers = linesOf(lines)
  try {
    return await work(async (question, choices) => {
      const names = Object.keys(choices) as (keyof typeof choices)[]
      const rows = names.map((name, index) => `  ${index + 1}  ${name.padEnd(12)}${choices[name]}`)
      output.write(`${question}\n${rows.join("\n")}\n`)
      for (;;) {
        output.write(`Number or name (${names[0]}): `)
        const answer = (await answers.next()).value?.trim()
        if (answer === undefined)
          throw new UsageError("Nobody answered. Name both: --framework and --network.")
        const chosen = answer === "" ? names[0] : (names[Number(answer) - 1] ?? answer)
        const found = names.find((name) => name === chosen)
        if (found) return found
        output.write(`"${answer}" is not one of them.\n`)
      }
    })
  } finally {
    lines.close()
  }
}

/** The lines of the input, also those that arrive before they are asked for. */
async function* linesOf(lines: Interface): AsyncGenerator<string, undefined> {
  yield* lines
  return undefined
}
