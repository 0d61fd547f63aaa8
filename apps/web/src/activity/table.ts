import { factsOf, type ReadEnvelope } from "../logic/activity/title.js"
import { say } from "../texts/en/activity.js"
import type { ShownItem } from "./use-items.js"

export interface TableOptions {
  read: ReadEnvelope
  /** Names a network by its passphrase. */
  nameNetwork: (passphrase: string) => string
}

/** What was signed here as rows of cells, with their heads. */
export function tableOf(
  items: readonly ShownItem[],
  { read, nameNetwork }: TableOptions,
): readonly (readonly string[])[] {
  const heads = [
    say("columnTime"),
    say("columnWhat"),
    say("columnState"),
    say("columnMemo"),
    say("columnNetwork"),
    say("columnHash"),
  ]
  const rows = items.map(({ item, text }) => {
    const { at, network } = item.entries.at(-1)!
    return [
      new Date(at).toISOString(),
      text,
      say(item.state),
      factsOf(item, read)?.memo ?? "",
      network === undefined ? "" : nameNetwork(network),
      item.entries.find(({ answer }) => answer?.hash)?.answer?.hash ?? "",
    ]
  })
  return [heads, ...rows]
}
