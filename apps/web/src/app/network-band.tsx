import { walletObstacle } from "@alidade/core"
import { ForeignText, useAccount, useKit, useKitState, useNetwork } from "@alidade/react"
import type { ReactElement } from "react"
import { refusedOverHttp } from "../networks.js"
import { NewVersion } from "../offline/new-version.js"
import { Button } from "../parts/button.js"
import { Band } from "../parts/notice.js"
import { say } from "../texts/en/app.js"
import { usePage } from "./page.js"
import { WalletBand } from "./wallet-band.js"

/** A band below the header that says why signing isn't possible. Also, whether there is a newer page. */
export function NetworkBand(): ReactElement {
  const kit = useKit()
  const { mode, networks } = usePage()
  const { wallet } = useAccount()
  const { expected, actual, setNetwork } = useNetwork()
  const obstacle = useKitState(walletObstacle)
  const name = wallet?.name ?? say("yourWallet")
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
        <Band tone="warn" title={say("cannotSign", { wallet: name, network: ours })}>
          {usable.length > 0 && (
            <p className="actions">
              {usable.map(({ passphrase, name: usableName }) => (
                <Button key={passphrase} onClick={() => use(passphrase)}>
                  {say("use", { network: usableName })}
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
          title={say.parts("networksDiffer", {
            wallet: name,
            actual: <ForeignText text={kit.networkName(actual.networkPassphrase)} />,
            expected: ours,
          })}
        >
          <p>{say("networksDifferHint", { wallet: name })}</p>
        </Band>
      )}
      <WalletBand />
      <NewVersion />
      {mode === "live" && mayBeFreighter && refusedOverHttp(expected, location.protocol) && (
        <Band tone="warn" title={say("overHttp")}>
          <p>{say("overHttpHint")}</p>
        </Band>
      )}
    </div>
  )
}
