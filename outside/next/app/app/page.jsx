import { cookies } from "next/headers"
import { Sign } from "./sign.jsx"
import { WalletProvider } from "./wallet-provider.jsx"

/** A server component. It reads the connection that the cookie remembers, so the first HTML shows the account. */
export default async function Page() {
  const cookie = (await cookies()).get("wallet")?.value
  return (
    <WalletProvider remembered={cookie && JSON.parse(cookie)}>
      <h1>Sign</h1>
      <Sign />
    </WalletProvider>
  )
}
