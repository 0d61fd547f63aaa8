import { rememberedConnection } from "@alidade/core"
import { Sign } from "../components/sign.jsx"
import { WalletProvider } from "../components/wallet-provider.jsx"

/** Reads the connection that the cookie remembers, so the first HTML shows the account. */
export function getServerSideProps({ req }) {
  return { props: { remembered: rememberedConnection(req.cookies.wallet) ?? null } }
}

export default function Page({ remembered }) {
  return (
    <WalletProvider remembered={remembered ?? undefined}>
      <h1>Sign</h1>
      <Sign />
    </WalletProvider>
  )
}
