import { visibleText } from "@alidade/core/encoding"
import { useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { Verdict, VerdictDetail } from "../logic/check/verdict.js"
import { Address } from "../page/address.js"
import { say } from "../texts/en/verdicts.js"
import { Notice } from "../ui/notice.js"

/** The result for one signature. */
export function VerdictView({ verdict }: { verdict: Verdict }): ReactElement {
  const { valid, kind, signer, network, details } = verdict
  const nameNetwork = useNetworkName()
  const isUnsure = kind === "forUnknown" || kind === "passkeySigned"
  const tone = isUnsure ? "warn" : valid ? "good" : "bad"
  return (
    <Notice tone={tone} title={titleOf(verdict, nameNetwork)}>
      {signer && (
        <p>
          <Address value={signer} network={network} />
        </p>
      )}
      {details.map((detail) => (
        <p key={detail.kind} className="hint">
          {describeDetail(detail, nameNetwork)}
        </p>
      ))}
    </Notice>
  )
}

type NameNetwork = (passphrase: string) => string

function titleOf({ kind, network = "" }: Verdict, nameNetwork: NameNetwork): string {
  return kind === "validFor" ? say(kind, { network: nameNetwork(network) }) : say(kind)
}

function describeDetail(detail: VerdictDetail, nameNetwork: NameNetwork): string {
  switch (detail.kind) {
    case "network":
      return nameNetwork(detail.network)
    case "for":
    case "otherNetwork":
    case "notFor":
    case "notSignedFor":
      return say(detail.kind, { network: nameNetwork(detail.network) })
    case "otherAddress":
    case "delegate":
    case "policy":
    case "verifier":
      return say(detail.kind, detail)
    case "passkey":
      return say(detail.kind, { id: visibleText(detail.id, { max: 100 }) })
    case "usedOn":
      return say(detail.kind, { origin: visibleText(detail.origin, { max: 200 }) })
    case "signedDigest":
      return say(detail.kind, detail)
    case "unknownKeyHint":
      return say(detail.kind, detail)
    case "noKeyTriedHint":
      return say(detail.kind, detail)
    default:
      return say(detail.kind)
  }
}
