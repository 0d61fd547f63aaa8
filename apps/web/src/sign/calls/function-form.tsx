import { type ContractFunction, type LoadedContract, readContract } from "@alidade/core/contract"
import { ForeignText, useAccount, useKit } from "@alidade/react"
import type { Client } from "@stellar/stellar-sdk/contract"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { authorizeCall } from "../../logic/contract/authorize-call.js"
import { composeCall } from "../../logic/contract/compose-call.js"
import { composeLife } from "../../logic/contract/compose-life.js"
import { openDraft } from "../../logic/contract/draft.js"
import { encodeArguments } from "../../logic/contract/encode-arguments.js"
import { readArguments } from "../../logic/contract/read-value.js"
import { resultOf } from "../../logic/contract/result-of.js"
import { argumentsOf } from "../../logic/contract/spec.js"
import { amountReturned, amountsOf, type Token } from "../../logic/contract/token.js"
import { type TriedCall, tryCall } from "../../logic/contract/try-call.js"
import { ProblemError } from "../../logic/problem.js"
import type { ReadAuthorization } from "../../logic/sign/read-authorization.js"
import { contractClient } from "../../logic/stellar/contract-client.js"
import { NetworkError } from "../../logic/stellar/network-error.js"
import { usePageNetwork } from "../../page/page.js"
import { PartyName } from "../../page/party-name.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/calls.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { focusFirstProblem } from "../../ui/compose-form.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { MoreMenu } from "../../ui/more-menu.js"
import { Outcome } from "../../ui/outcome.js"
import { CallFailure, type CallProblem } from "./call-failure.js"
import { FunctionDoc } from "./function-doc.js"
import { TriedView } from "./tried-view.js"
import { CallContext, Parts } from "./type-field.js"

export interface FunctionFormProps {
  contract: LoadedContract<Client>
  called: ContractFunction
  token: Token | undefined
  /** The name of the contract's draft. */
  draft: string
  /** The connected account. */
  address: string | undefined
  /** Whether it is known to answer without a transaction. */
  isFree: boolean
  onFree: () => void
  onBuilt: ((xdr: string) => void) | undefined
  onAuthorized: ((authorization: ReadAuthorization) => void) | undefined
  /** What a short form filled in. */
  note?: string | undefined
}

type Act = "try" | "review" | "authorize" | "extend" | "restore"

type Attempt =
  | { status: "idle" }
  | { status: "busy"; act: Act }
  | { status: "tried"; tried: TriedCall; result: unknown }
  | { status: "failed"; error: unknown }

const idle: Attempt = { status: "idle" }

/** The name of a function's arguments among the fields of its contract's draft. */
export function argumentsDraft(name: string): string {
  return `arguments ${name}`
}

/** The form of a function: its arguments, what it would do, and the way to its review. */
export function FunctionForm(props: FunctionFormProps): ReactElement {
  const { contract, called, token, draft, address, isFree, onFree, onBuilt, onAuthorized, note } =
    props
  const { name, doc } = called
  const { spec } = contract.client
  const kit = useKit()
  const { wallet } = useAccount()
  const signsEntries = wallet && kit.capabilities(wallet.id).authEntry.length > 0
  const network = usePageNetwork()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useDraft(draft, argumentsDraft(name))
  const [isTried, setTried] = useState(false)
  const [attempt, setAttempt] = useState<Attempt>(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const typed = openDraft(text)
  const decimals = amountsOf(called, token)
  const read = readArguments(spec, name, typed, { decimals })
  const problems = "problems" in read ? read.problems : new Map<string, never>()
  const mayReview = onBuilt !== undefined && !isFree
  const isBusy = attempt.status === "busy"

  /** Does one thing at a time. */
  async function run(act: Act, task: (signal: AbortSignal) => Promise<Attempt>): Promise<void> {
    if (isBusy) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setAttempt({ status: "busy", act })
    const done = await task(signal).catch(
      (error: unknown): Attempt => ({ status: "failed", error }),
    )
    if (!signal.aborted) setAttempt(done)
  }

  function call(act: "try" | "review" | "authorize"): void {
    setTried(true)
    if ("args" in read) {
      void run(act, (signal) => perform(act, read.args, signal))
    } else {
      setAttempt(idle)
      focusFirstProblem(form.current)
    }
  }

  async function perform(act: Act, args: object, signal: AbortSignal): Promise<Attempt> {
    const call = { contract: contract.address, name, args: encodeArguments(spec, name, args) }
    const explained = (error: unknown): Promise<never> => explain(error, args, signal)
    if (act === "authorize" && address) {
      const given = await authorizeCall(call, address, network, signal).catch(explained)
      if (!given) throw new ProblemError<CallProblem>({ problem: "notNeeded" })
      signal.throwIfAborted()
      onAuthorized?.(given)
      return idle
    }
    const tried = await tryCall(call, network, address, signal).catch(explained)
    if (tried.isFree) onFree()
    if (tried.isFree || act === "try" || !address) {
      return {
        status: "tried",
        tried,
        result: tried.returned && resultOf(spec, name, tried.returned),
      }
    }
    const other = tried.authorizations.find((one) => one.address !== address)
    if (other)
      throw new ProblemError<CallProblem>({ problem: "othersSign", address: other.address })
    return build(await composeCall(call, address, network), signal)
  }

  function keep(act: "extend" | "restore"): void {
    setTried(false)
    void run(act, async (signal) =>
      build(await composeLife(act, contract.address, address ?? "", network, signal), signal),
    )
  }

  function build(xdr: string, signal: AbortSignal): Attempt {
    // The form may have gone, or have other values.
    signal.throwIfAborted()
    onBuilt?.(xdr)
    return idle
  }

  /** An error of the contract's own has its name, which only the kit reads. */
  async function explain(error: unknown, args: object, signal: AbortSignal): Promise<never> {
    if (error instanceof NetworkError) throw error
    const call = { contract: contract.address, function: name, args: { ...args } }
    await readContract(network, call, contractClient, { signal })
    throw error
  }

  const title = <ForeignText text={name} />
  const mainAct = mayReview ? "review" : "try"
  const tried = attempt.status === "tried" ? attempt.tried : undefined
  return (
    <form
      ref={form}
      className="form function-form"
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault()
        call(mainAct)
      }}
    >
      <div className="function-fields">
        <h2 className="work-title">{title}</h2>
        {note !== undefined && <p className="hint">{note}</p>}
        <FunctionDoc doc={doc} />
        <CallContext value={{ spec, problems, isTried, decimals, address }}>
          <Parts
            parts={argumentsOf(spec, name)}
            keys={(part) => part.name}
            path=""
            value={typed}
            onChange={(value) => {
              setText(JSON.stringify(value))
              running.current?.abort()
              setAttempt(idle)
            }}
          />
        </CallContext>
        <Outcome role="status">
          {attempt.status === "tried" && (
            <TriedView
              tried={attempt.tried}
              result={attempt.result}
              token={amountReturned(called, token)}
              hasOutput={called.output !== undefined}
              isConnected={address !== undefined}
            />
          )}
        </Outcome>
      </div>
      <ActionBar
        request={
          <>
            {title}, <PartyName address={contract.address} />
          </>
        }
        detail={
          isFree
            ? say("free")
            : tried && sayOfSigning("fee", { fee: formatStroops(tried.resourceFee) })
        }
        note={
          <Outcome role="alert">
            {attempt.status === "failed" && <CallFailure error={attempt.error} />}
          </Outcome>
        }
        others={
          <>
            {onBuilt && (
              <MoreMenu
                items={[
                  ...(signsEntries && !isFree
                    ? [[say("authorizeOnly"), () => call("authorize")] as const]
                    : []),
                  [say("extend"), () => keep("extend")],
                  [say("restore"), () => keep("restore")],
                ]}
              />
            )}
            {mayReview && (
              <Button aria-busy={isBusy && attempt.act === "try"} onClick={() => call("try")}>
                {say("simulate")}
              </Button>
            )}
          </>
        }
      >
        <Button type="submit" look="primary" aria-busy={isBusy && attempt.act === mainAct}>
          {mayReview ? sayOfSigning("review") : say(isFree ? "readAgain" : "simulate")}
        </Button>
      </ActionBar>
    </form>
  )
}
