import { walletEnglish } from "../../wallet/language.js"
import { button, element } from "../../wallet/screens.js"
import type { Verdict, Waiting } from "../../wallet/state.js"
import { more } from "./fields.js"
import type { Part, Run } from "./part.js"
import type { ControlledWallet } from "./wallets.js"

const verdicts: readonly (readonly [Verdict, string])[] = [
  ["approve", "Approve"],
  ["reject", "Decline"],
  ["close", "Close its window"],
  ["alter", "Sign something else"],
]

/** The requests that wait for a decision, in any page. */
export function requestsPart(wallet: ControlledWallet, run: Run): Part {
  const title = element("h3", "Waiting requests")
  title.tabIndex = -1
  const list = element("ul", "", "requests")
  const none = element("p", "No request is waiting.")
  const items = new Map<string, HTMLElement>()

  const decide = (verdict: Verdict, { id }: Waiting): void =>
    run(async () => {
      await wallet.settle(verdict, id)
      // The pressed button goes away with its request.
      title.focus()
    })
  const itemOf = (waiting: Waiting): HTMLElement => {
    const { kind, host, payload } = waiting
    const pre = element("pre", payload)
    pre.tabIndex = 0
    return element("li", [
      element("p", [element("b", walletEnglish[kind]), ` From ${host}`]),
      ...(payload ? [more("Content", [pre])] : []),
      element(
        "div",
        verdicts.map(([verdict, words]) => button(words, () => decide(verdict, waiting))),
        "row",
      ),
    ])
  }

  return {
    element: element("section", [title, none, list]),
    draw({ waiting }) {
      none.hidden = waiting.length > 0
      for (const [id, item] of items) {
        if (waiting.some((one) => one.id === id)) continue
        item.remove()
        items.delete(id)
      }
      for (const one of waiting) {
        if (items.has(one.id)) continue
        const item = itemOf(one)
        items.set(one.id, item)
        list.append(item)
      }
    },
  }
}
