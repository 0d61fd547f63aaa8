import { useSignAuthEntry } from "@alidade/react"
import { type ReactElement, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { usePageNetwork } from "../app/use-page-network.js"
import { Choice } from "../parts/choice.js"
import { Output } from "../parts/output.js"
import { Checks } from "./checks.js"
import { ExampleCallForm } from "./example-call-form.js"
import { PreimageForm } from "./preimage-form.js"
import { PreimagePreview } from "./preimage-preview.js"
import { Review } from "./review.js"

type Way = "example" | "pasted"

/** The Authorization tab: an example call or what was pasted, decoded, signed. */
export function Authorization({ address }: { address: string }): ReactElement {
  const { passphrase } = usePageNetwork()
  const { signAuthEntry, status, data, error, reset } = useSignAuthEntry()
  const [way, setWay] = useState<Way>("example")
  const [preimage, setPreimage] = useState<string>()
  const composer = useRef<HTMLDivElement>(null)
  const review = (given: string): void => {
    reset()
    setPreimage(given)
  }
  const back = (): void => {
    reset()
    flushSync(() => setPreimage(undefined))
    composer.current?.focus()
  }
  return (
    <>
      <p>
        A contract call asks for your authorization apart from the transaction that carries it. You
        sign what the call may do, and until when.
      </p>
      <div ref={composer} className="stack" tabIndex={-1} hidden={preimage !== undefined}>
        <Choice<Way>
          label="Where the authorization comes from"
          options={[
            ["example", "An example call"],
            ["pasted", "Paste a preimage or an entry"],
          ]}
          value={way}
          onChange={setWay}
        />
        <div hidden={way !== "example"}>
          <ExampleCallForm address={address} onBuilt={review} />
        </div>
        <div hidden={way !== "pasted"}>
          <PreimageForm onGiven={review} />
        </div>
      </div>
      {preimage !== undefined && !data && (
        <Review
          pending={status === "pending"}
          error={error}
          onSign={() => void signAuthEntry(preimage).catch(() => {})}
          onEdit={back}
        >
          <PreimagePreview preimage={preimage} passphrase={passphrase} />
        </Review>
      )}
      {preimage !== undefined && data && (
        <>
          <Checks
            title="Signed, and checked"
            verified={data.verified}
            content="The signature is over the very preimage you reviewed."
            signature="It is valid for the address that was asked."
          />
          <Output label="Signature (64 bytes, base64)" text={data.signedAuthEntry} />
          <Output label="Preimage it signs" text={preimage} rows={4} />
          <div className="actions">
            <button type="button" className="button" onClick={back}>
              Start another
            </button>
          </div>
        </>
      )}
    </>
  )
}
