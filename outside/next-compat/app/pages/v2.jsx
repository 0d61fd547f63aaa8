import { Networks, StellarWalletsKit } from "@alidade/compat/v2"
import { defaultModules } from "@alidade/compat/v2/modules/utils"
import { Sign } from "../components/sign.jsx"

function start(container) {
  StellarWalletsKit.init({ modules: defaultModules(), network: Networks.TESTNET })
  StellarWalletsKit.createButton(container)
  return (envelope) => StellarWalletsKit.signTransaction(envelope)
}

export default function Page() {
  return <Sign start={start} />
}

/** Rendered for each request, because each has its own nonce. */
export const getServerSideProps = () => ({ props: {} })
