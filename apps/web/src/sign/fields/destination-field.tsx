import { lazy, type ReactElement, useState } from "react"
import type { ReadDestination } from "../../logic/pasted/address.js"
import type { FederationProblem } from "../../logic/recipients/federation.js"
import type { Recipient, RecipientMemo } from "../../logic/recipients/recipient.js"
import { usePolicy } from "../../page/policy.js"
import { Recipients } from "../../sandbox/recipients.js"
import { say } from "../../texts/en/recipients.js"
import { Button } from "../../ui/button.js"
import { Loading } from "../../ui/loading.js"
import { More } from "../../ui/more.js"
import { reasonOf } from "../../ui/reason-of.js"
import { AccountField } from "./account-field.js"
import { RecentRecipients } from "./recent-recipients.js"
import { useNameLookup } from "./use-name-lookup.js"
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
  const name = value.trim()
  const recipient = "account" in read ? { address: name, memo } : undefined
  const own = "account" in read && read.account === payer
  const [named, setNamed] = useState<{ name: string; address: string }>()
  const lookup = useNameLookup((found, asked) => {
    // Another recipient may have been chosen meanwhile.
    if (asked !== name) return
    setNamed({ name, address: found.address })
    // A memo that was typed stays, unless the domain asks for another.
    onChoose({ memo, ...found })
  })
  const { mayAskDomains } = usePolicy()
  const asked = lookup.hostOf(name)
  const isAsking = lookup.asking === name
  const error = lookup.errorOf(name)
  const refusal =
    asked?.mayAsk === false
      ? say("blocked", { host: asked.host })
      : error === undefined
        ? undefined
        : reasonOf<FederationProblem>(error, say.problem)
  const isNamed = named !== undefined && named.address === recipient?.address
  const found = isNamed ? say("isName", { name: named.name }) : undefined
  return (
    <AccountField
      label={say("destination")}
      placeholder={say(mayAskDomains ? "example" : "exampleAddress")}
      problem={isAsking ? undefined : (refusal ?? problem)}
      hint={isAsking ? say("lookingUp") : withName(found, hintOf(existence, own))}
      value={value}
      onChange={(text) => {
        lookup.stop()
        onChange(text)
      }}
      action={
        asked?.mayAsk && (
          <Button
            look="quiet"
            aria-label={say("lookUpName", { name })}
            aria-busy={isAsking}
            onClick={() => void lookup.ask(name)}
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
