import { allowAllModules, StellarWalletsKit, WalletNetwork } from "@alidade/compat/v1"
import { Sign } from "../components/sign.jsx"

function start(container) {
  const kit = new StellarWalletsKit({
    network: WalletNetwork.TESTNET,
    modules: allowAllModules(),
  })
  kit.createButton({ container, onConnect() {}, onDisconnect() {} })
  return (envelope) => kit.signTransaction(envelope)
}

export default function Page() {
  return <Sign start={start} />
}

/** Rendered for each request, because each has its own nonce. */
export const getServerSideProps = () => ({ props: {} })
