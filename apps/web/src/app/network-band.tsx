import { walletObstacle } from "@alidade/core"
import { ForeignText, useAccount, useKit, useKitState, useNetwork } from "@alidade/react"
import type { ReactElement } from "react"
import { refusedOverHttp } from "../networks.js"
import { Button } from "../parts/button.js"
import { Band } from "../parts/notice.js"
import { usePage } from "./page.js"
import { WalletBand } from "./wallet-band.js"

/** A band below the header that says why signing isn't possible. It is empty if nothing is wrong. */
export function NetworkBand(): ReactElement {
  const kit = useKit()
  const { mode, networks } = usePage()
  const { wallet } = useAccount()
  const { expected, actual, setNetwork } = useNetwork()
  const obstacle = useKitState(walletObstacle)
  const name = wallet?.name ?? "Your wallet"
  const ours = kit.networkName(expected)
  const able = wallet && kit.capabilities(wallet.id).networks
  const cannotSign = able !== undefined && !able.includes(expected)
  const usable = networks.filter(({ passphrase }) => able?.includes(passphrase))
  /** Moves focus to the content, because the button disappears with its band. */
  const use = (passphrase: string): void => {
    setNetwork(passphrase)
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  const mayBeFreighter = !wallet || wallet.id === "freighter"
  return (
    <div role="status" className="bands">
      {cannotSign && (
        <Band tone="warn" title={`${name} can’t sign on ${ours}`}>
          {usable.length > 0 && (
            <p className="actions">
              {usable.map(({ passphrase, name: usableName }) => (
                <Button key={passphrase} onClick={() => use(passphrase)}>
                  Use {usableName}
                </Button>
              ))}
            </p>
          )}
        </Band>
      )}
      {/* A wallet that can't sign here also reports another network: show one band for one cause. */}
      {obstacle === "wrong-network" && actual && !cannotSign && (
        <Band
          tone="warn"
          title={
            <>
              {name} is on <ForeignText text={kit.networkName(actual.networkPassphrase)} />, this
              page is on {ours}
            </>
          }
        >
          <p>Switch either before you sign: {name} signs for its own network.</p>
        </Band>
      )}
      <WalletBand />
      {mode === "live" && mayBeFreighter && refusedOverHttp(expected, location.protocol) && (
        <Band tone="warn" title="Freighter won’t sign on Public here">
          <p>
            It refuses pages loaded over plain http. Open this page over https, or choose Testnet.
          </p>
        </Band>
      )}
    </div>
  )
}
