import { lazy, type ReactElement, useEffect, useRef, useState } from "react"
import { domainOf, isFederationName, type ReadDestination } from "../../logic/pasted/address.js"
import type { FederationProblem } from "../../logic/recipients/federation.js"
import type { Recipient, RecipientMemo } from "../../logic/recipients/recipient.js"
import { tomlUrlOf } from "../../logic/stellar/toml-url.js"
import { usePolicy } from "../../page/policy.js"
import { Recipients } from "../../sandbox/recipients.js"
import { say } from "../../texts/en/recipients.js"
import { Button } from "../../ui/button.js"
import { Loading } from "../../ui/loading.js"
import { More } from "../../ui/more.js"
import { reasonOf } from "../../ui/reason-of.js"
import { AccountField } from "./account-field.js"
import { RecentRecipients } from "./recent-recipients.js"
import type { Existence } from "./use-receiver.js"

const RecipientBook = lazy(() => import("../../recipients/recipient-book.js"))

export interface DestinationFieldProps {
  /** The paying account. */
  payer: string
  value: string
  onChange: (text: string) => void
  /** What is wrong with the value, if that is to be shown. */
  problem: string | undefined
  existence: Existence
  /** The account of the value, or what is wrong with it. */
  read: ReadDestination
  /** The memo in the form, if it is valid. */
  memo: RecipientMemo | undefined
  /** Called with a recipient that was chosen or looked up, and the memo to use. */
  onChoose: (recipient: Recipient) => void
}

/** The recipient of a payment: typed, looked up by a name (SEP-2), or chosen from recent and saved ones. */
export function DestinationField(props: DestinationFieldProps): ReactElement {
  const { payer, value, onChange, problem, existence, read, memo, onChoose } = props
  const recipient = "account" in read ? { address: value.trim(), memo } : undefined
  const own = "account" in read && read.account === payer
  // A memo that was typed stays, unless the domain asks for another.
  const lookup = useLookup((found) => onChoose({ memo, ...found }))
  const { mayConnect, mayAskDomains } = usePolicy()
  const isName = isFederationName(value)
  const refusal = isName ? refusalOf(domainOf(value), mayConnect) : undefined
  return (
    <AccountField
      label={say("destination")}
      placeholder={say(mayAskDomains ? "example" : "exampleAddress")}
      problem={lookup.asking ? undefined : (lookup.problemOf(value) ?? refusal ?? problem)}
      hint={
        lookup.asking
          ? say("lookingUp")
          : withName(lookup.nameOf(recipient), hintOf(existence, own))
      }
      value={value}
      onChange={(text) => {
        lookup.stop()
        onChange(text)
      }}
      action={
        isName &&
        !refusal && (
          <Button
            look="quiet"
            aria-label={say("lookUpName", { name: value.trim() })}
            aria-busy={lookup.asking}
            onClick={() => void lookup.ask(value.trim())}
          >
            {say("lookUp")}
          </Button>
        )
      }
      choices={<RecentRecipients onChoose={onChoose} />}
    >
      <Recipients payer={payer} onChoose={(address) => onChoose({ address, memo })} />
      <More summary={say("addressBook")}>
        {() => (
          <Loading>
            <RecipientBook recipient={recipient} onChoose={onChoose} />
          </Loading>
        )}
      </More>
    </AccountField>
  )
}

/** Why the page can't ask a domain. A text that is no host name is refused by the lookup, in words. */
function refusalOf(domain: string, mayConnect: (url: string) => boolean): string | undefined {
  const url = tomlUrlOf(domain)
  return url && !mayConnect(url) ? say("blocked", { host: domain }) : undefined
}

interface Lookup {
  asking: boolean
  ask: (name: string) => Promise<void>
  /** Ends a lookup, because the text has changed. */
  stop: () => void
  /** Why a name was not found. */
  problemOf: (text: string) => string | undefined
  /** The name for which a recipient was found. */
  nameOf: (recipient: Recipient | undefined) => string | undefined
}

type LookupState =
  | { status: "idle" | "asking" }
  /** Why a name was not found. */
  | { status: "failed"; name: string; error: unknown }

/** Looks up a federation name, on request. */
function useLookup(onFound: (recipient: Recipient) => void): Lookup {
  const [found, setFound] = useState<{ name: string; recipient: Recipient }>()
  const [state, setState] = useState<LookupState>({ status: "idle" })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const stop = (): void => {
    running.current?.abort()
    if (state.status === "asking") setState({ status: "idle" })
  }
  return {
    asking: state.status === "asking",
    stop,
    async ask(name) {
      stop()
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      setState({ status: "asking" })
      try {
        const { askFederation } = await import("../../logic/recipients/federation.js")
        const recipient = await askFederation(name, signal)
        if (signal.aborted) return
        setState({ status: "idle" })
        setFound({ name, recipient })
        onFound(recipient)
      } catch (error) {
        if (!signal.aborted) setState({ status: "failed", name, error })
      }
    },
    problemOf: (text) =>
      state.status === "failed" && state.name === text.trim()
        ? reasonOf<FederationProblem>(state.error, say.problem)
        : undefined,
    nameOf: (recipient) =>
      found && recipient && found.recipient.address === recipient.address
        ? say("isName", { name: found.name })
        : undefined,
  }
}

/** Two hints in one line. */
function withName(name: string | undefined, hint: string | undefined): string | undefined {
  return name && hint ? say("withHint", { name, hint }) : (name ?? hint)
}

function hintOf(existence: Existence, own: boolean): string | undefined {
  if (own) return say("own")
  switch (existence) {
    case "asking":
      return say("checking")
    case "exists":
      return say("exists")
    case "missing":
      return say("missing")
    case "unknown":
      return say("unknown")
    case "unasked":
      return undefined
  }
}
