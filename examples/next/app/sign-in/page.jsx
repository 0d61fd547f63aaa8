import { rememberedConnection } from "@alidade/core"
import { cookies, headers } from "next/headers"
import { SignIn } from "../../components/sign-in.jsx"
import { WalletProvider } from "../../components/wallet-provider.jsx"
import { sessions } from "../../lib/sessions.js"

/** A server component. It reads who has signed in, so the first HTML shows it. */
export default async function Page() {
  const session = await sessions().readSession((await headers()).get("cookie"))
  const wallet = (await cookies()).get("wallet")?.value
  return (
    <WalletProvider remembered={rememberedConnection(wallet)}>
      <h1>Sign in</h1>
      <SignIn address={session?.address} />
    </WalletProvider>
  )
}
