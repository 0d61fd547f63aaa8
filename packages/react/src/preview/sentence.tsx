import { recipientOf, type Sentence as SentenceOf } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { Fact } from "./fact.js"
import { Shown, Told } from "./told.js"

/** The sentence of an operation or an authorization and, in a row of its own, the whole address of who receives. */
export function Sentence({ sentence }: { sentence: SentenceOf }): ReactElement {
  const recipient = recipientOf(sentence)
  return (
    <>
      <p className="alidade-sentence">
        <Told sentence={recipient?.sentence ?? sentence} />
      </p>
      {recipient && (
        <dl className="alidade-rows">
          <Fact name="previewTo">
            <Shown value={{ type: "address", value: recipient.address }} />
          </Fact>
        </dl>
      )}
    </>
  )
}
