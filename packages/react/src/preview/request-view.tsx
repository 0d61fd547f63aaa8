import { describeAuthEntry, describeTransaction } from "@alidade/core/describe"
import { visibleText } from "@alidade/core/encoding"
import type { ReactElement, ReactNode } from "react"
import { LONGEST_ERROR } from "../foreign-text.js"
import { useKitState } from "../hooks/use-kit-state.js"
import { AuthEntryView } from "./auth-entry-view.js"
import { MessageView } from "./message-view.js"
import { Words } from "./told.js"
import { TransactionView } from "./transaction-view.js"
import { type Described, useDescription } from "./use-description.js"

/** What the views of the preview take beside what they show. */
export interface ViewProps {
  /** Contracts (`C…`) that an authorization may name without a warning. */
  knownContracts?: readonly string[] | undefined
  /** What stands below it: it is given the hex hash that is signed, once that is known. */
  after?: ((hash: string | undefined) => ReactNode) | undefined
}

/** A transaction in words. */
export function TransactionRequest({
  xdr,
  networkPassphrase,
  knownContracts,
  after,
}: ViewProps & { xdr: string; networkPassphrase?: string | undefined }): ReactElement {
  const selected = useKitState((state) => state.selectedNetwork)
  const passphrase = networkPassphrase ?? selected
  const described = useDescription(`${passphrase} ${xdr}`, knownContracts, (options) =>
    describeTransaction(xdr, passphrase, options),
  )
  return (
    <Read described={described} after={after}>
      {(transaction) => <TransactionView transaction={transaction} xdr={xdr} />}
    </Read>
  )
}

/** An authorization in words. */
export function AuthEntryRequest({
  preimage,
  networkPassphrase,
  knownContracts,
  after,
}: ViewProps & {
  preimage: string
  /** Of the network that is told beside it. */
  networkPassphrase?: string | undefined
}): ReactElement {
  const described = useDescription(preimage, knownContracts, (options) =>
    describeAuthEntry(preimage, options),
  )
  return (
    <Read described={described} after={after}>
      {(authEntry) => (
        <AuthEntryView authEntry={authEntry} preimage={preimage} beside={networkPassphrase} />
      )}
    </Read>
  )
}

/** A message in the form in which it is signed. */
export function MessageRequest({ message, after }: ViewProps & { message: string }): ReactElement {
  return (
    <>
      <MessageView message={message} />
      {after?.(undefined)}
    </>
  )
}

function Read<T extends { hash: string }>({
  described,
  after,
  children,
}: {
  described: Described<T>
  after: ViewProps["after"]
  children: (data: T) => ReactElement
}): ReactElement {
  return (
    <>
      {described.status === "reading" && (
        <p className="alidade-quiet" data-part="reading">
          <Words text="previewReading" />
        </p>
      )}
      {described.status === "failed" && (
        <p className="alidade-failure" data-part="unreadable">
          <Words
            text="previewUnreadable"
            values={{
              reason: {
                type: "code",
                value: visibleText(described.error.message, { max: LONGEST_ERROR }),
              },
            }}
          />
        </p>
      )}
      {described.status === "described" && children(described.data)}
      {after?.(described.status === "described" ? described.data.hash : undefined)}
    </>
  )
}
