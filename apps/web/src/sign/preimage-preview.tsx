import type { ReactElement } from "react"
import { usePage } from "../app/page.js"
import { Address } from "../parts/address.js"
import { More } from "../parts/more.js"
import { Notice } from "../parts/notice.js"
import { Sentence } from "../parts/sentence.js"
import { Tree } from "../parts/tree.js"
import { useAsync } from "../parts/use-async.js"
import type { DescribedPreimage } from "../stellar/words.js"
import { Call } from "./call.js"

/** What a preview takes. */
export interface PreimagePreviewProps {
  /** Base64 `HashIdPreimage`. */
  preimage: string
  /** Of the network that it is to be signed for. */
  passphrase: string
}

/** An authorization in words: what it allows, until which ledger, on which network. */
export function PreimagePreview({ preimage, passphrase }: PreimagePreviewProps): ReactElement {
  const { networks } = usePage()
  const described = useAsync(`${passphrase} ${preimage}`, async () => {
    const { describePreimage, networkId } = await import("../stellar/preimage.js")
    const data = describePreimage(preimage, passphrase)
    const network = networks.find((one) => networkId(one.passphrase) === data.networkId)
    return { data, network: network?.name }
  })
  if (described.status === "failed") return <Notice tone="bad" title={described.error.message} />
  if (!described.data) return <p className="hint">Reading it…</p>
  const { data, network } = described.data
  return (
    <div className="stack">
      <div className="operation">
        <Sentence parts={data.call.sentence} />
        <Call call={data.call} inner />
      </div>
      <Facts preimage={data} network={network} />
      <More summary="All fields">{() => <Tree value={data.tree} />}</More>
    </div>
  )
}

function Facts({
  preimage,
  network,
}: {
  preimage: DescribedPreimage
  network: string | undefined
}): ReactElement {
  return (
    <dl className="facts">
      <div>
        <dt>By</dt>
        <dd>
          {preimage.address ? (
            <Address value={preimage.address} />
          ) : (
            "Not named in this type: whoever signs"
          )}
        </dd>
      </div>
      <div>
        <dt>Network</dt>
        <dd>{network ?? "None that this page knows"}</dd>
      </div>
      <div>
        <dt>Holds until</dt>
        <dd>Ledger {preimage.expirationLedger}</dd>
      </div>
      <div>
        <dt>Nonce</dt>
        <dd className="mono">{preimage.nonce}</dd>
      </div>
      <div>
        <dt>Type</dt>
        <dd>{preimage.type === 10 ? "10, with the address (CAP-71)" : "9, without the address"}</dd>
      </div>
    </dl>
  )
}
