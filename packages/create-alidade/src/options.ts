import { parseArgs } from "node:util"
import { type Framework, frameworks, type NetworkId, networks } from "./choices.js"
import { UsageError } from "./errors.js"

/** What the command line says. What it leaves out is asked. */
export interface Options {
  readonly folder: string
  readonly framework?: Framework
  readonly network?: NetworkId
  readonly help: boolean
}

/** The folder of an app that nobody named. */
const DEFAULT_FOLDER = "alidade-app"

/** @throws {UsageError} naming the flag that is unknown or has a wrong value */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const [folder = DEFAULT_FOLDER, ...more] = positionals
  if (folder === "") throw new UsageError("The folder has no name.")
  if (more.length > 0) throw new UsageError(`One folder is enough: "${more[0]}" is another one.`)
  return {
    folder,
    help: values.help ?? false,
    ...(values.framework !== undefined && {
      framework: oneOf(frameworks, values.framework, "--framework"),
    }),
    ...(values.network !== undefined && { network: oneOf(networks, values.network, "--network") }),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        framework: { type: "string", short: "f" },
        network: { type: "string", short: "n" },
        help: { type: "boolean", short: "h" },
      },
    })
  } catch (error) {
    // Node's second sentence is about arguments that begin with a dash, which a folder rarely does.
    const [first = ""] = (error as Error).message.split(/\.\s/)
    throw new UsageError(`${first.replace(/\.$/, "")}.`)
  }
}

function oneOf<Name extends string>(
  choices: Readonly<Record<Name, string>>,
  value: string,
  flag: string,
): Name {
  if (Object.hasOwn(choices, value)) return value as Name
  const names = Object.keys(choices).join(", ")
  throw new UsageError(`${flag} takes one of: ${names}. It is "${value}".`)
}
