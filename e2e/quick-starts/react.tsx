import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider, SigningView } from "@alidade/react"
import "@alidade/react/styles.css"
import { freighter } from "@alidade/wallets/freighter"

const kit = createKit({ network: networks.Testnet, wallets: [freighter()] })

export const App = ({ onSigned }: { onSigned(result: { signedMessage: string }): void }) => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <button type="button" onClick={() => kit.signMessage("Hello, World!").then(onSigned)}>
      Sign
    </button>
    <SigningView />
  </KitProvider>
)
