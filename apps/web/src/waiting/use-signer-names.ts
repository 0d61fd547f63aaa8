import { shortAddress } from "@alidade/react"
import { useContext } from "react"
import type { Signer } from "../logic/signatures/part-status.js"
import { PartiesContext } from "../page/parties.js"
import { partyText } from "../page/party-name.js"
import { say as sayOfParties } from "../texts/en/parties.js"
import { say as sayOfSignatures } from "../texts/en/signatures.js"
import { pageLanguage } from "../texts/page-language.js"

/** So many signers are named; the others are counted. */
const MOST = 4

/** A function that names signers in one line: the connected account as "you", and the others by the visitor's names. */
export function useSignerNames(address: string): (signers: readonly Signer[]) => string {
  const parties = useContext(PartiesContext)
  const nameOf = (signer: Signer): string => {
    if (signer.address === address) return sayOfParties("you")
    if (signer.kind) return `${sayOfSignatures(signer.kind)} ${shortAddress(signer.address)}`
    return partyText(signer.address, parties)
  }
  return (signers) => {
    const names = signers.slice(0, MOST).map(nameOf)
    const more = signers.length - names.length
    const list = new Intl.ListFormat(pageLanguage().code, { type: "unit", style: "short" })
    return list.format(more > 0 ? [...names, `+${more}`] : names)
  }
}
