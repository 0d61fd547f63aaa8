import { recipientOf, type Sentence } from "@alidade/core/describe"
import { visibleText } from "@alidade/core/encoding"
import type { ReactElement, ReactNode } from "react"
import { useKit } from "../context/kit-context.js"
import type { PreviewMessages } from "../messages/preview.js"
import { shortAddress } from "../parts/address.js"
import { ForeignText } from "../parts/foreign-text.js"
import { addressValue, codeValue, PreviewText, SentenceText, ValueText } from "./value-text.js"

export function Facts({ children }: { children: ReactNode }): ReactElement {
  return (
    <dl className="alidade-rows" data-part="facts">
      {children}
    </dl>
  )
}

/** One fact: a name and a value. */
export function Fact({
  name,
  children,
}: {
  name: keyof PreviewMessages
  children: ReactNode
}): ReactElement {
  return (
    <div data-fact={name}>
      <dt>
        <PreviewText text={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The network of a signature. */
export function NetworkFact({
  passphrase,
}: {
  /** Undefined if the kit does not know the network. */
  passphrase: string | undefined
}): ReactElement {
  const kit = useKit()
  return (
    <Fact name="previewNetwork">
      {passphrase === undefined ? (
        <PreviewText text="previewNetworkUnknown" />
      ) : kit.isKnownNetwork(passphrase) ? (
        <ForeignText text={kit.networkName(passphrase)} />
      ) : (
        <PreviewText
          text="previewNetworkNamed"
          values={{ passphrase: { type: "text", value: visibleText(passphrase, { max: 60 }) } }}
        />
      )}
    </Fact>
  )
}

/** The account that is asked to sign, if it is not the account shown already. */
export function AccountFact({
  account,
  shown,
}: {
  account: string | undefined
  shown: string | undefined
}): ReactElement | null {
  if (account === undefined || account === shown) return null
  return (
    <Fact name="previewAccount">
      <ValueText value={addressValue(account)} />
    </Fact>
  )
}

/** What only experts and devices compare, collapsed. */
export function Details({ children }: { children: ReactNode }): ReactElement {
  return (
    <details className="alidade-args" data-part="technical">
      <summary>
        <PreviewText text="previewDetails" />
      </summary>
      {children}
    </details>
  )
}

/** The hash to sign, in hex, as a hardware wallet shows it. */
export function HashFact({ hash }: { hash: string }): ReactElement {
  return (
    <Fact name="previewHash">
      <span data-part="hash">
        <ValueText value={codeValue(hash)} />
      </span>
    </Fact>
  )
}

/**
 * The sentence of an operation or authorization. The recipient's full address and the amount have their own rows, as has
 * the account whose address is shown.
 */
export function SentenceWithRows({
  sentence,
  shown,
}: {
  sentence: Sentence
  /** An address that a row shows in full, so that the sentence shortens it. */
  shown: string | undefined
}): ReactElement {
  const recipient = recipientOf(sentence)
  const { key, values } = recipient?.sentence ?? sentence
  const amount = values.amount ?? values.startingBalance
  const short = Object.entries(values).map(([name, value]) => [
    name,
    value.type === "address" && value.value === shown
      ? codeValue(shortAddress(value.value))
      : value,
  ])
  return (
    <>
      <p className="alidade-sentence" data-part="operation-sentence">
        <SentenceText sentence={{ key, values: Object.fromEntries(short) }} />
      </p>
      {recipient && (
        <Facts>
          <Fact name="previewTo">
            <ValueText value={addressValue(recipient.address)} />
          </Fact>
          {(amount?.type === "amount" || amount?.type === "sentence") && (
            <Fact name="previewAmount">
              <ValueText value={amount} />
            </Fact>
          )}
        </Facts>
      )}
    </>
  )
}
