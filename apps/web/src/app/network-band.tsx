import { ForeignText, useAccount, useKit, useNetwork } from "@alidade/react"
import type { ReactElement } from "react"
import { refusedOverHttp } from "../networks.js"
import { Notice } from "../parts/notice.js"
import { usePage } from "./page.js"

/** A band below the header for what stands in the way of signing: it is empty when nothing does. */
export function NetworkBand(): ReactElement {
  const kit = useKit()
  const { mode } = usePage()
  const { wallet, locked } = useAccount()
  const { expected, actual, match } = useNetwork()
  const name = wallet?.name ?? "Your wallet"
  const ours = kit.networkName(expected)
  const mayBeFreighter = !wallet || wallet.id === "freighter"
  return (
    <div role="status">
      {match === false && actual && (
        <div className="band">
          <Notice
            tone="warn"
            title={
              <>
                {name} is on <ForeignText text={kit.networkName(actual.networkPassphrase)} />, this
                page on {ours}
              </>
            }
          >
            <p>Switch one of the two before you sign: {name} signs for its own network.</p>
          </Notice>
        </div>
      )}
      {locked && (
        <div className="band">
          <Notice tone="warn" title={`${name} is locked, or does not share its account`}>
            <p>Unlock it to sign; or choose “Connect again” in the menu of your account.</p>
          </Notice>
        </div>
      )}
      {mode === "live" && mayBeFreighter && refusedOverHttp(expected, location.protocol) && (
        <div className="band">
          <Notice tone="warn" title="Freighter does not sign for Public here">
            <p>
              It refuses that on a page that came over plain http. Open this page over https, or
              choose Testnet.
            </p>
          </Notice>
        </div>
      )}
    </div>
  )
}
