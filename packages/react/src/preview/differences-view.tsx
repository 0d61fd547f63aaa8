import type { WalletError } from "@alidade/core"
import {
  type Difference,
  type Differences,
  describeDifferences,
  type Value,
} from "@alidade/core/describe"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { useKitState } from "../context/use-kit-state.js"
import { Fact, Facts } from "./facts.js"
import { Folded, Total } from "./folded.js"
import { numberValue, PreviewText, ValueText } from "./value-text.js"

export interface DifferencesViewProps {
  /** Why the result was rejected. */
  error: WalletError
  /** The requested base64 `TransactionEnvelope`, if the request was a transaction. */
  xdr?: string | undefined
  /** Defaults to the kit's network. */
  networkPassphrase?: string | undefined
}

/** How a rejected result differs from the request: the signer, operations in words, each field. */
export function DifferencesView(props: DifferencesViewProps): ReactElement | null {
  const found = useDifferences(props)
  const section = useRef<HTMLElement>(null)
  const isShown = found !== undefined && found.rows.length > 0
  // In the signing view, the differences are above the request, which may be scrolled.
  useEffect(() => {
    if (isShown) section.current?.closest(".alidade-scroll")?.scrollTo({ top: 0 })
  }, [isShown])
  if (!isShown) return null
  return (
    <section ref={section} className="alidade-preview" data-part="differences">
      <p className="alidade-sentence">
        <PreviewText text="previewDiffers" />
      </p>
      <Total items={found.rows} />
      <Folded items={found.rows}>
        {(part) => (
          <ul className="alidade-operations">
            {part.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an operation and its fields have no other key
              <li key={index} data-difference={typeof row.of === "string" ? row.of : undefined}>
                {row.of === "signature" && row.requested && row.returned ? (
                  <PreviewText
                    text="previewOtherSigner"
                    values={{ signer: row.returned, requested: row.requested }}
                  />
                ) : (
                  <>
                    <Name of={row.of} />
                    <Facts>
                      <Side name="previewAsked" of={row.of} value={row.requested} />
                      <Side name="previewReturned" of={row.of} value={row.returned} />
                    </Facts>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </Folded>
      {found.more > 0 && (
        <p className="alidade-quiet">
          <PreviewText text="previewMore" values={{ count: numberValue(found.more) }} />
        </p>
      )}
    </section>
  )
}

/** The differences for the current props. Undefined if they cannot be decoded. */
function useDifferences({
  error,
  xdr,
  networkPassphrase,
}: DifferencesViewProps): Differences | undefined {
  const selected = useKitState((state) => state.selectedNetwork)
  const passphrase = networkPassphrase ?? selected
  const [found, setFound] = useState<Differences>()
  useEffect(() => {
    let wanted = true
    setFound(undefined)
    describeDifferences(error, xdr, passphrase).then(
      (differences) => wanted && setFound(differences),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [error, xdr, passphrase])
  return found
}

function Name({ of }: { of: Difference["of"] }): ReactElement {
  if (of === "signature") return <PreviewText text="previewSigner" />
  if ("operation" in of) {
    return (
      <span>
        <PreviewText text="previewOperation" values={{ number: numberValue(of.operation) }} />
      </span>
    )
  }
  return (
    <bdi dir="ltr" className="alidade-quiet">
      {of.field}
    </bdi>
  )
}

function Side({
  name,
  of,
  value,
}: {
  name: "previewAsked" | "previewReturned"
  of: Difference["of"]
  value: Value | undefined
}): ReactElement {
  return (
    <Fact name={name}>
      {value ? (
        <ValueText value={value} />
      ) : (
        <PreviewText text={of === "signature" ? "previewNobody" : "previewAbsent"} />
      )}
    </Fact>
  )
}
