import { checkEntrySignatures } from "@alidade/core/entries"
import type { ReactElement } from "react"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/entries.js"
import { Output } from "../../ui/output.js"
import { useAsync } from "../../ui/use-async.js"
import { SignaturePlaces } from "./signature-places.js"

/** An entry with the account's signature: its other places, and the whole for the next signer. */
export function SignedEntry({ entry }: { entry: string }): ReactElement {
  const { passphrase: networkPassphrase } = usePageNetwork()
  const places = useAsync(`${networkPassphrase} ${entry}`, async () => {
    const ed25519 = () => import("@noble/ed25519")
    return (await checkEntrySignatures(entry, { networkPassphrase, ed25519 })).places
  }).data
  const count = places?.filter(({ state }) => state === "missing").length ?? 0
  return (
    <>
      <Output label={say("signedEntry")} text={entry} rows={4} fileName="entry" xdr />
      {places && <SignaturePlaces places={places} />}
      {places && (
        <p className="hint">
          {count > 0 ? say("stillMissing", { number: count }) : say("allSigned")}
        </p>
      )}
    </>
  )
}
