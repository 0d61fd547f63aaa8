import { recipientOf, type Sentence } from "@alidade/core/describe"
import type { ReactElement, ReactNode } from "react"
import { useKit } from "../context/kit-context.js"
import { ForeignText } from "../foreign-text.js"
import type { PreviewMessages } from "../messages/preview.js"
import { addressValue, codeValue, PreviewText, SentenceText, ValueText } from "./value-text.js"

/** A list of facts. */
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

/** The network of a signature. Hidden if the same network is already shown beside the preview. */
export function NetworkFact({
  passphrase,
  shownNetwork,
}: {
  /** Undefined if the kit does not know the network. */
  passphrase: string | undefined
  shownNetwork: string | undefined
}): ReactElement | null {
  const kit = useKit()
  if (passphrase !== undefined && passphrase === shownNetwork) return null
  return (
    <Fact name="previewNetwork">
      {passphrase === undefined ? (
        <PreviewText text="previewNetworkUnknown" />
      ) : (
        <ForeignText text={kit.networkName(passphrase)} />
      )}
    </Fact>
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

/** The sentence of an operation or authorization, with the recipient's full address in its own row. */
export function SentenceWithRecipient({ sentence }: { sentence: Sentence }): ReactElement {
  const recipient = recipientOf(sentence)
  return (
    <>
      <p className="alidade-sentence" data-part="operation-sentence">
        <SentenceText sentence={recipient?.sentence ?? sentence} />
      </p>
      {recipient && (
        <Facts>
          <Fact name="previewTo">
            <ValueText value={addressValue(recipient.address)} />
          </Fact>
        </Facts>
      )}
    </>
  )
}
