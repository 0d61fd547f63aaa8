import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Address } from "../parts/address.js"
import { Fact } from "../parts/fact.js"
import { Notice } from "../parts/notice.js"
import { reasonOf } from "../parts/reason-of.js"
import type { Async } from "../parts/use-async.js"
import { formatAmount, fromStroops } from "../stellar/amount.js"
import { say } from "../texts/en/effects.js"
import { formatTime } from "../texts/numbers.js"
import {
  assetKey,
  type BalanceChange,
  type CallEffect,
  type Effect,
  type Expected,
  type TokenChange,
} from "./effect.js"
import { rangeText } from "./range-text.js"

/** An expected effect, or why it could not be simulated, with its time. */
export default function EffectView({
  expected: { data, error },
  isAlone,
}: {
  expected: Pick<Async<Expected>, "data"> & { error?: Error }
  /** Whether only an authorization is signed, without its transaction. */
  isAlone: boolean
}): ReactElement {
  const { name } = usePageNetwork()
  if (!data?.effect) {
    const reason = data?.reason ?? reasonOf(error)
    return <Notice tone="warn" title={say("notSimulated", { reason })} />
  }
  const { at, effect } = data
  const time = formatTime(at)
  return (
    <>
      <Failures failures={effect.failures} />
      {effect.warnings.map((warning) => (
        <Notice key={warning} tone="warn" title={warning} />
      ))}
      {effect.failures.length === 0 && <Changes effect={effect} />}
      {effect.uncomputed.length > 0 && (
        <Notice tone="note" title={say("notIncluded")}>
          <Lines lines={effect.uncomputed} />
        </Notice>
      )}
      {isAlone && <p>{say("alone")}</p>}
      <p className="hint">{say(effect.call ? "simulated" : "computed", { network: name, time })}</p>
    </>
  )
}

function Failures({ failures }: { failures: readonly string[] }): ReactElement | null {
  if (failures.length === 0) return null
  return (
    <Notice tone="bad" title={say("fails")}>
      <Lines lines={failures} />
      <p>{say("failsHint")}</p>
    </Notice>
  )
}

function Changes({ effect }: { effect: Effect }): ReactElement {
  const { balances, reserve, trustLines, signers, thresholds, notes, call } = effect
  const isNothing =
    balances.length === 0 &&
    !reserve &&
    !trustLines &&
    !signers &&
    !thresholds &&
    notes.length === 0
  if (isNothing) return <p>{say("nothing")}</p>
  return (
    <>
      <dl className="facts" aria-label={say("changes")}>
        {balances.map((change) => (
          <Balance key={assetKey(change.asset)} change={change} />
        ))}
        {reserve && (
          <Fact name={say("reserve")}>
            <bdi>
              {reserve.after.most === undefined
                ? say("reserveUnknown")
                : rangeText(reserve.after, "XLM")}
            </bdi>
            <Now value={`${formatAmount(fromStroops(reserve.before))} XLM`} />
          </Fact>
        )}
        {trustLines && (
          <Fact name={say("trustLines")}>
            {trustLines.after}
            <Now value={trustLines.before} />
          </Fact>
        )}
        {signers && (
          <Fact name={say("signers")}>
            <ul>
              {signers.map(({ address, weight }) => (
                <li key={address}>
                  <Address value={address} />
                  <Beside text={say("weight", { weight })} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {thresholds && <Fact name={say("thresholds")}>{say("thresholdValues", thresholds)}</Fact>}
        {call && <CallFacts call={call} />}
      </dl>
      <Lines lines={notes} />
    </>
  )
}

function Balance({ change }: { change: BalanceChange }): ReactElement {
  const { asset, before, after } = change
  const { code, issuer } = asset
  return (
    <Fact name={say.parts("asset", { asset: <ForeignText text={code} /> })}>
      <bdi className="amount">{rangeText(after, code)}</bdi>
      <Now value={`${formatAmount(fromStroops(before))} ${code}`} />
      {issuer && (
        <span className="hint">
          {" "}
          <Address value={issuer} />
        </span>
      )}
    </Fact>
  )
}

function CallFacts({ call }: { call: CallEffect }): ReactElement {
  const { tokens, resourceFee, contracts, beyond } = call
  return (
    <>
      {tokens.map((token) => (
        <Fact key={token.contract} name={say("token")}>
          <bdi className="amount">{tokenText(token)}</bdi>
          {token.before !== undefined && <Now value={formatAmount(`${token.before}`)} />}
          <span className="hint">
            {" "}
            <Address value={token.contract} />
          </span>
        </Fact>
      ))}
      {resourceFee > 0n && (
        <Fact name={say("contractFee")}>
          {say("contractFeeMost", { amount: `${formatAmount(fromStroops(resourceFee))} XLM` })}
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
        {beyond.length === 0 ? say("nothingBeyond") : <Lines lines={beyond} />}
      </Fact>
    </>
  )
}

/** A token's balance afterwards or, if its present balance is unknown, its change. In its own units. */
function tokenText({ before, change }: TokenChange): string {
  if (before !== undefined) return say("units", { amount: formatAmount(`${before + change}`) })
  if (change < 0n) return say("unitsLess", { amount: formatAmount(`${-change}`) })
  return say("unitsMore", { amount: formatAmount(`${change}`) })
}

/** The present value after an expected one. */
function Now({ value }: { value: string | number }): ReactElement {
  return <Beside text={say("now", { value })} />
}

function Beside({ text }: { text: string }): ReactElement {
  return <span className="hint">{` ${text}`}</span>
}

function Lines({ lines }: { lines: readonly string[] }): ReactElement {
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
