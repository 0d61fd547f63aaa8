import { rememberedConnection } from "@alidade/core"
import { cookies } from "next/headers"
import { Sign } from "../components/sign.jsx"
import { WalletProvider } from "../components/wallet-provider.jsx"

/** A server component. It reads the connection that the cookie remembers, so the first HTML shows the account. */
export default async function Page() {
  const cookie = (await cookies()).get("wallet")?.value
  return (
    <WalletProvider remembered={rememberedConnection(cookie)}>
      <h1>Sign</h1>
      <Sign />
    </WalletProvider>
  )
}
