import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider, SigningView, useSignTransaction } from "@alidade/react"
import "@alidade/react/styles.css"
import { freighter } from "@alidade/wallets/freighter"

const kit = createKit({ network: networks.Testnet, wallets: [freighter()] })

export const App = ({ xdr }: { xdr: string }) => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <Pay xdr={xdr} />
    <SigningView />
  </KitProvider>
)

function Pay({ xdr }: { xdr: string }) {
  const { signTransaction, data } = useSignTransaction()
  // Resolves only with the envelope you passed, signed by the connected account for this network.
  return (
    <button type="button" onClick={() => signTransaction(xdr)}>
      {data ? "Signed" : "Pay"}
    </button>
  )
}
