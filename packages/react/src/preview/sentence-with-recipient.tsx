import { recipientOf, type Sentence } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { Fact, Facts } from "./facts.js"
import { SentenceText, ValueText } from "./value-text.js"

/** The sentence of an operation or an authorization and, in a row of its own, the recipient's whole address. */
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
            <ValueText value={{ type: "address", value: recipient.address }} />
          </Fact>
        </Facts>
      )}
    </>
  )
}
