import { lazy, type ReactElement, useEffect, useRef, useState } from "react"
import { Button } from "../parts/button.js"
import { InputField } from "../parts/field.js"
import { Loading } from "../parts/loading.js"
import { More } from "../parts/more.js"
import { reasonOf } from "../parts/reason-of.js"
import { isFederationName, type ReadDestination } from "../pasted/address.js"
import type { Recipient, RecipientMemo } from "../recipients/recipient.js"
import { Recipients } from "../sandbox/recipients.js"
import { say } from "../texts/en/recipients.js"
import type { Existence } from "./use-existence.js"

const RecipientBook = lazy(() => import("../recipients/recipient-book.js"))

/** Props of `DestinationField`. */
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
  const isName = isFederationName(value)
  return (
    <>
      <InputField
        code
        autoCapitalize="characters"
        label={say("destination")}
        placeholder={say("example")}
        problem={lookup.asking ? undefined : (lookup.problemOf(value) ?? problem)}
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
          isName && (
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
      />
      <Recipients payer={payer} onChoose={(address) => onChoose({ address, memo })} />
      <More summary={say("book")}>
        {() => (
          <Loading>
            <RecipientBook recipient={recipient} onChoose={onChoose} />
          </Loading>
        )}
      </More>
    </>
  )
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

/** Looks up a federation name, on request. */
function useLookup(onFound: (recipient: Recipient) => void): Lookup {
  const [found, setFound] = useState<{ name: string; recipient: Recipient }>()
  const [failure, setFailure] = useState<{ name: string; problem: string }>()
  const [asking, setAsking] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const stop = (): void => {
    running.current?.abort()
    setAsking(false)
  }
  return {
    asking,
    stop,
    async ask(name) {
      stop()
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      setFailure(undefined)
      setAsking(true)
      try {
        const { askFederation } = await import("../recipients/federation.js")
        const recipient = await askFederation(name, signal)
        if (signal.aborted) return
        setFound({ name, recipient })
        onFound(recipient)
      } catch (error) {
        if (!signal.aborted) setFailure({ name, problem: reasonOf(error) })
      }
      if (!signal.aborted) setAsking(false)
    },
    problemOf: (text) => (failure?.name === text.trim() ? failure.problem : undefined),
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
