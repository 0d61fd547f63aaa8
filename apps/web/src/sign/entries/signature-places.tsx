import type { CheckedSignature, SignaturePlace } from "@alidade/core/entries"
import { type ReactElement, type ReactNode, useContext } from "react"
import type { Parties } from "../../logic/parties/parties.js"
import { shortId } from "../../logic/smart/short-id.js"
import { PartiesContext } from "../../page/parties.js"
import { PartyName, partyText } from "../../page/party-name.js"
import { say } from "../../texts/en/entries.js"
import { say as sayOfSignatures } from "../../texts/en/signatures.js"
import type { IconName } from "../../ui/icons.js"
import { SignerRow } from "../signatures/signer-row.js"

/** The places for signatures in an entry: whose each is, and what it holds. */
export function SignaturePlaces({ places }: { places: readonly SignaturePlace[] }): ReactElement {
  const parties = useContext(PartiesContext)
  return (
    <div className="stack">
      <p className="label">{say("signatures")}</p>
      <ul className="signers">
        {places.map((place, index) => (
          <SignerRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may have several places
            key={index}
            address={place.address}
            detail={roleOf(places, index)}
            state={stateOf(place, parties)}
            icon={icons[place.state]}
          />
        ))}
      </ul>
    </div>
  )
}

const icons: Readonly<Record<SignaturePlace["state"], IconName>> = {
  valid: "check",
  unknown: "check",
  invalid: "cross",
  missing: "clock",
}

function roleOf(places: readonly SignaturePlace[], index: number): ReactNode {
  const { depth } = places[index]!
  if (depth === 0) return <span>{say("authorizes")}</span>
  const parent = places.slice(0, index).findLast((place) => place.depth === depth - 1)
  return (
    <span>
      {say.parts("delegateOf", {
        parent: <PartyName address={parent?.address ?? ""} />,
      })}
    </span>
  )
}

function stateOf({ address, state, signers, smart }: SignaturePlace, parties: Parties): ReactNode {
  if (smart) {
    const all = smart.signatures.map((each) => signerText(each, parties))
    return say.parts(state === "invalid" ? "smartInvalid" : "smart", {
      signers: <bdi>{all.join(", ")}</bdi>,
    })
  }
  if (state === "missing" || state === "unknown") return say(state)
  if (state === "valid" && signers.join() === address) return sayOfSignatures("signed")
  return say.parts(state, {
    signers: <bdi>{signers.map((signer) => partyText(signer, parties)).join(", ")}</bdi>,
  })
}

function signerText({ signer, state }: CheckedSignature, parties: Parties): string {
  const text = namesOf(signer, parties)
  if (state === "unknown") return text
  return say(state === "valid" ? "signerValid" : "signerInvalid", { signer: text })
}

function namesOf(signer: CheckedSignature["signer"], parties: Parties): string {
  switch (signer.type) {
    case "passkey":
      return say("passkey", { id: shortId(signer.id) })
    case "policy":
      return say("policy", { address: partyText(signer.address, parties) })
    case "external":
      return say("external", { address: partyText(signer.verifier, parties) })
    default:
      return partyText(signer.address, parties)
  }
}
