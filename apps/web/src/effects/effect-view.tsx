import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Address } from "../parts/address.js"
import { Fact } from "../parts/fact.js"
import { Notice } from "../parts/notice.js"
import { reasonOf } from "../parts/reason-of.js"
import type { Async } from "../parts/use-async.js"
import { formatAmount, fromStroops } from "../stellar/amount.js"
import {
  assetKey,
  type BalanceChange,
  type CallEffect,
  type Effect,
  type Expected,
  type TokenChange,
} from "./effect.js"
import { rangeText } from "./range-text.js"

const clock = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" })

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
    return <Notice tone="warn" title={`Could not be simulated: ${reason}`} />
  }
  const { at, effect } = data
  const time = clock.format(at)
  return (
    <>
      <Failures failures={effect.failures} />
      {effect.warnings.map((warning) => (
        <Notice key={warning} tone="warn" title={warning} />
      ))}
      {effect.failures.length === 0 && <Changes effect={effect} />}
      {effect.uncomputed.length > 0 && (
        <Notice tone="note" title="Not included in what is expected">
          <Lines lines={effect.uncomputed} />
        </Notice>
      )}
      {isAlone && (
        <p>
          This is the call by itself. The transaction that carries your authorization can do more,
          but nothing else in your name.
        </p>
      )}
      <p className="hint">
        {effect.call
          ? `Expected: simulated on ${name} at ${time}.`
          : `Expected: computed from your account on ${name} at ${time}. Other accounts were not checked.`}
      </p>
    </>
  )
}

function Failures({ failures }: { failures: readonly string[] }): ReactElement | null {
  if (failures.length === 0) return null
  return (
    <Notice tone="bad" title="Expected to fail">
      <Lines lines={failures} />
      <p>A transaction that fails changes nothing, but can still cost its fee.</p>
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
  if (isNothing) return <p>Nothing on your account is expected to change.</p>
  return (
    <>
      <dl className="facts" aria-label="Expected changes">
        {balances.map((change) => (
          <Balance key={assetKey(change.asset)} change={change} />
        ))}
        {reserve && (
          <Fact name="Reserve expected">
            {reserve.after.most === undefined
              ? "Not computed: another account may pay for it"
              : rangeText(reserve.after, "XLM")}
            <Now text={`Now ${formatAmount(fromStroops(reserve.before))} XLM`} />
          </Fact>
        )}
        {trustLines && (
          <Fact name="Trust lines expected">
            {trustLines.after}
            <Now text={`Now ${trustLines.before}`} />
          </Fact>
        )}
        {signers && (
          <Fact name="Signers expected">
            <ul>
              {signers.map(({ address, weight }) => (
                <li key={address}>
                  <Address value={address} />
                  <Now text={`Weight ${weight}`} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {thresholds && (
          <Fact name="Thresholds expected">
            {`Low ${thresholds.low}, medium ${thresholds.medium}, high ${thresholds.high}`}
          </Fact>
        )}
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
    <Fact
      name={
        <>
          <ForeignText text={code} /> expected
        </>
      }
    >
      <bdi className="amount">{rangeText(after, code)}</bdi>
      <Now text={`Now ${formatAmount(fromStroops(before))} ${code}`} />
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
        <Fact key={token.contract} name="Token expected">
          <bdi className="amount">{tokenText(token)}</bdi>
          {token.before !== undefined && <Now text={`Now ${formatAmount(`${token.before}`)}`} />}
          <span className="hint">
            {" "}
            <Address value={token.contract} />
          </span>
        </Fact>
      ))}
      {resourceFee > 0n && (
        <Fact name="Contract fee">
          {`At most ${formatAmount(fromStroops(resourceFee))} XLM in this simulation`}
        </Fact>
      )}
      <Fact name="Contract data changed">
        {contracts.length === 0 ? (
          "None"
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
      <Fact name="Also authorized">
        {beyond.length === 0 ? "Nothing beyond the call" : <Lines lines={beyond} />}
      </Fact>
    </>
  )
}

/** A token's balance afterwards or, if its present balance is unknown, its change. In its own units. */
function tokenText({ before, change }: TokenChange): string {
  if (before !== undefined) return `${formatAmount(`${before + change}`)} units`
  if (change < 0n) return `${formatAmount(`${-change}`)} units less than now`
  return `${formatAmount(`${change}`)} units more than now`
}

/** The present value after an expected one. */
function Now({ text }: { text: string }): ReactElement {
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
