import "../ui/late-styles.js"
import type { ReactElement } from "react"
import { createAccount } from "../logic/smart/create-account.js"
import { createPasskey } from "../logic/smart/passkey.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { say as sayOfApp } from "../texts/en/app.js"
import { say } from "../texts/en/passkey.js"
import { ComposeForm } from "../ui/compose-form.js"
import { late } from "../ui/loading.js"
import { passkeyReason } from "./passkey-reason.js"
import { usePasskeyAccount } from "./use-passkey-account.js"

const PasskeyAccountView = late(() => import("./passkey-account.js"))

/** The place of the sandbox's passkey account: creates one, or shows what it can do. */
export default function PasskeyPlace(): ReactElement {
  const { sandboxConfig } = usePage()
  const { passphrase } = usePageNetwork()
  const { account, keep, connect, ...others } = usePasskeyAccount()
  const network = sandboxConfig?.networks.find((one) => one.passphrase === passphrase)

  async function create(): Promise<void> {
    if (!network) return
    const passkey = await createPasskey(sayOfApp("passkey"))
    const address = await createAccount(network.passkeyAccountUrl, passkey)
    const created = { address, passphrase, passkeys: [passkey] }
    keep(created)
    await connect(created)
  }

  return (
    <>
      <h1 className="sr">{sayOfApp("passkey")}</h1>
      <p className="lead">{say(network ? "lead" : "onlySandbox")}</p>
      {network &&
        (account ? (
          <PasskeyAccountView
            key={account.address}
            {...{ ...others, account, network, keep, connect }}
          />
        ) : (
          <ComposeForm
            label={say("newForm")}
            action={say("create")}
            failed={say("failed")}
            compose={create}
            reason={passkeyReason}
          >
            {null}
          </ComposeForm>
        ))}
    </>
  )
}
