import { useKit } from "@alidade/react"
import { useContractCall, useContractRead } from "@alidade/react/contract"
import type { SandboxNetwork } from "@alidade/sandbox/browser"
import { Asset } from "@stellar/stellar-sdk/base"
import { type ReactElement, type ReactNode, useState } from "react"
import type { PasskeyAccount } from "../logic/smart/account.js"
import { createPasskey, decodeBase64Url } from "../logic/smart/passkey.js"
import { readSignInServer } from "../logic/smart/sign-in-server.js"
import { fromStroops } from "../logic/stellar/amount.js"
import { Address } from "../page/address.js"
import { say as sayOfApp } from "../texts/en/app.js"
import { say } from "../texts/en/passkey.js"
import { formatBalance, formatNumber } from "../texts/numbers.js"
import { Button } from "../ui/button.js"
import { Fact } from "../ui/fact.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"
import { passkeyReason } from "./passkey-reason.js"
import { PayForm } from "./pay-form.js"
import type { UsePasskeyAccountResult } from "./use-passkey-account.js"

export interface PasskeyAccountProps extends Omit<UsePasskeyAccountResult, "account"> {
  account: PasskeyAccount
  network: SandboxNetwork
}

type Attempt = { title: ReactNode; text?: ReactNode; isFailure?: true }

/** A passkey account: what it has, and what it can do. */
export default function PasskeyAccountView(props: PasskeyAccountProps): ReactElement {
  const { account, network, isConnected, keepPasskey, connect, forget } = props
  const { address, passkeys, passphrase } = account
  const kit = useKit()
  const { call } = useContractCall()
  const native = Asset.native().contractId(passphrase)
  const balance = useContractRead<bigint>({
    contract: native,
    function: "balance",
    args: { id: address },
  })
  const [running, setRunning] = useState(false)
  const [last, setLast] = useState<Attempt>()

  async function attempt(act: () => Promise<Attempt>): Promise<void> {
    if (running) return
    setLast(undefined)
    setRunning(true)
    try {
      setLast(await act())
    } catch (error) {
      setLast({ title: say("failed"), text: passkeyReason(error), isFailure: true })
    }
    setRunning(false)
  }

  async function signInWithIt(): Promise<Attempt> {
    const { signIn } = await import("@alidade/sign-in")
    const server = await readSignInServer(network.horizonUrl, network.signIn)
    await signIn({ kit, server, account: address })
    return { title: say("signedIn", { domain: server.homeDomain }), text: say("signedInAs") }
  }

  async function add(): Promise<Attempt> {
    const passkey = await createPasskey(sayOfApp("passkey"), passkeys)
    const args = {
      id: decodeBase64Url(passkey.id),
      public_key: decodeBase64Url(passkey.publicKey),
    }
    await call({ contract: address, function: "add_key", args })
    keepPasskey(account, passkey)
    return { title: say("added") }
  }

  async function pay(to: string, stroops: bigint): Promise<void> {
    setLast(undefined)
    await call({
      contract: native,
      function: "transfer",
      args: { from: address, to, amount: stroops },
    })
    setLast({ title: say("paid", { amount: formatNumber(fromStroops(stroops)) }) })
  }

  const acts = isConnected
    ? ([
        [say("signIn"), signInWithIt],
        [say("add"), add],
      ] as const)
    : ([[say("connect"), () => connect(account).then(() => ({ title: say("created") }))]] as const)
  return (
    <>
      <dl className="facts">
        <Fact name={say("address")}>
          <Address value={address} />
        </Fact>
        <Fact name={say("balance")}>
          {balance.data === undefined ? (
            "…"
          ) : (
            <bdi dir="ltr">{formatBalance(fromStroops(balance.data)).join("")} XLM</bdi>
          )}
        </Fact>
        <Fact name={say("passkeys")}>{formatNumber(passkeys.length)}</Fact>
      </dl>
      <div className="actions">
        {acts.map(([label, act]) => (
          <Button key={label} aria-busy={running} onClick={() => void attempt(act)}>
            {label}
          </Button>
        ))}
        <Button look="quiet" onClick={() => void forget(account).catch(() => {})}>
          {say("forget")}
        </Button>
      </div>
      <Outcome role="status">
        {last && (
          <Notice tone={last.isFailure ? "bad" : "good"} title={last.title}>
            {last.text && <p>{last.text}</p>}
          </Notice>
        )}
      </Outcome>
      {isConnected && <PayForm pay={pay} />}
    </>
  )
}
