import { visibleText } from "@alidade/core/encoding"
import type { ReactElement } from "react"
import { type CallEffect, tokenAfter, tokenBefore } from "../../logic/effects/effect.js"
import type { ItemEvent } from "../../logic/effects/token-event.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/effects.js"
import { describeCall } from "../../texts/sentences.js"
import { Fact } from "../../ui/fact.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Now } from "./now.js"
import { ShownView } from "./statement-view.js"

/** What only a simulated call has: tokens, its fee, the contracts that it changes, and what else is authorized. */
export function CallFacts({ call }: { call: CallEffect }): ReactElement {
  const { tokens, items, resourceFee, contracts, beyond } = call
  return (
    <>
      {tokens.map((token) => {
        const before = tokenBefore(token)
        return (
          <Fact key={token.contract} name={say("token")}>
            <bdi className="amount">
              <ShownView shown={tokenAfter(token)} />
            </bdi>
            {before && <Now value={<ShownView shown={before} />} />}
            <span className="hint">
              {" "}
              <Address value={token.contract} />
            </span>
          </Fact>
        )
      })}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same event can occur twice
        <Fact key={at} name={say("item")}>
          {itemText(item)}
          <span className="hint">
            {" "}
            <Address value={item.token.contract} />
          </span>
        </Fact>
      ))}
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
      <Fact name={say("beyond")}>
        {beyond.length === 0
          ? say("nothingBeyond")
          : beyond.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same call can be authorized twice
              <p key={at}>{describeCall(each)}</p>
            ))}
      </Fact>
    </>
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
