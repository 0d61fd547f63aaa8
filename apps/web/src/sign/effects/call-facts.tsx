import type { Call } from "@alidade/core/describe"
import { visibleText } from "@alidade/core/encoding"
import type { ReactElement } from "react"
import type { CallEffect } from "../../logic/effects/effect.js"
import type { ItemEvent } from "../../logic/effects/token-event.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/effects.js"
import { describeCall } from "../../texts/sentences.js"
import { Fact } from "../../ui/fact.js"
import { formatStroops } from "../../ui/format-stroops.js"

/** The fee of a simulated call, and the contracts whose data it changes. */
export function ContractFacts({ call }: { call: CallEffect }): ReactElement {
  const { resourceFee, contracts } = call
  return (
    <>
      {resourceFee > 0n && (
        <Fact name={say("contractFee")}>
          {say("contractFeeMost", { amount: `${formatStroops(resourceFee)} XLM` })}
        </Fact>
      )}
      <Fact name={say("contracts")}>
        {contracts.length === 0 ? (
          say("noContracts")
        ) : (
          <ul>
            {contracts.map((contract) => (
              <li key={contract}>
                <Address value={contract} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </>
  )
}

/** What a signature authorizes besides the call itself. */
export function BeyondFact({ beyond }: { beyond: readonly Call[] }): ReactElement {
  return (
    <Fact name={say("beyond")}>
      {beyond.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same call can be authorized twice
        <p key={at}>{describeCall(each)}</p>
      ))}
    </Fact>
  )
}

/** What a token reports of one of its items, and the token. */
export function ItemFact({ item }: { item: ItemEvent }): ReactElement {
  return (
    <Fact name={say("item")}>
      {itemText(item)}
      <span className="hint">
        {" "}
        <Address value={item.token.contract} />
      </span>
    </Fact>
  )
}

/** What a token reports of one of its items. */
function itemText({ name, content, addresses }: ItemEvent): string {
  const item = visibleText(content)
  const [first, second] = addresses
  if (name === "transfer" && first && second)
    return say("itemMoves", { item, from: first, to: second })
  if (name === "mint" && first) return say("itemCreated", { item, to: first })
  if (name === "burn" && first) return say("itemBurned", { item, from: first })
  return say("itemReport", { name, item, accounts: addresses.join(", ") })
}
