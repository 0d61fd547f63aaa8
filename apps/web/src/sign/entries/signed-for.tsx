import type { ReactElement } from "react"
import type { SignedAuthorization } from "../../logic/sign/signed.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/entries.js"
import { SignedEntry } from "./signed-entry.js"

/** Who signed an authorization for whom, and the entry with the signature. */
export default function SignedFor({ signed }: { signed: SignedAuthorization }): ReactElement {
  const { onBehalfOf, entry } = signed
  return (
    <>
      {onBehalfOf !== undefined && (
        <p className="sentence">
          {say.parts("signedFor", {
            signer: <Address value={signed.signed.address} />,
            address: <Address value={onBehalfOf} />,
          })}
        </p>
      )}
      {entry !== undefined && <SignedEntry entry={entry} />}
    </>
  )
}
