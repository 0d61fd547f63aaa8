import type { Page } from "@playwright/test"
import { hash, Keypair, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"

/** A wallet's `info`, as docs/announcing-wallets.md has it. */
export interface Info {
  version: number
  id: string
  name: string
  icon: string
  url: string
  capabilities: {
    networks?: string[]
    authEntry?: string[]
    message?: boolean
    network?: "binding" | "informative"
  }
}

/** What Theodolite, a made-up wallet, says of itself. */
export const theodolite: Info = {
  version: 1,
  id: "example.theodolite.wallet",
  name: "Theodolite",
  icon: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><path d="M4 28 16 4l12 24z" fill="#275"/></svg>')}`,
  url: "https://theodolite.example",
  capabilities: { authEntry: ["v1"], message: true },
}

/** The test's side of a wallet: its user, and what the wallet saw. */
export interface AnnouncedWallet {
  /** How its user answers. The wallet has no window of its own. */
  answer: "approve" | "reject"
  /** The functions that pages called, oldest first. */
  readonly calls: string[]
  /** The functions for which the wallet asked its user, oldest first. */
  readonly asked: string[]
  readonly address: string
}

interface Failure {
  code: number
  message: string
}

const failure = (code: number, message: string): Failure => ({ code, message })

/**
 * Adds a wallet to each page that opens from now on. It is written from docs/announcing-wallets.md alone. The script in
 * the page announces it and passes calls on to this process, where its key is.
 */
export async function addAnnouncedWallet(
  page: Page,
  info: Info = theodolite,
): Promise<AnnouncedWallet> {
  const pair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(info.name.length))
  const address = pair.publicKey()
  const wallet: AnnouncedWallet = { answer: "approve", calls: [], asked: [], address }
  let hasAccess = false

  function ask(name: string): void {
    wallet.asked.push(name)
    if (wallet.answer === "reject") throw failure(-4, "The user declined.")
  }

  function asksToSign(name: string, options: { address?: string } = {}): void {
    if (!hasAccess) throw failure(4100, "The page has no access.")
    if ((options.address ?? address) !== address) throw failure(-3, "Another account.")
    ask(name)
  }

  const functions: Readonly<Record<string, (...values: never[]) => object | undefined>> = {
    getAddress({ skipRequestAccess }: { skipRequestAccess?: boolean } = {}) {
      if (!hasAccess && skipRequestAccess) throw failure(4100, "The page has no access.")
      if (!hasAccess) ask("getAddress")
      hasAccess = true
      return { address }
    },
    signTransaction(envelope: string, options: { networkPassphrase: string; address?: string }) {
      const transaction = TransactionBuilder.fromXdr(envelope, options.networkPassphrase)
      asksToSign("signTransaction", options)
      transaction.sign(pair)
      return { signedTxXdr: transaction.toXdr(), signerAddress: address }
    },
    signAuthEntry(preimage: string, options: { address?: string }) {
      asksToSign("signAuthEntry", options)
      const signature = pair.sign(hash(xdr.decodeBytes(preimage, "base64")))
      return { signedAuthEntry: xdr.encodeBytes(signature, "base64"), signerAddress: address }
    },
    signMessage(message: string, options: { address?: string }) {
      asksToSign("signMessage", options)
      const signature = pair.signMessage(message)
      return { signedMessage: xdr.encodeBytes(signature, "base64"), signerAddress: address }
    },
    disconnect() {
      hasAccess = false
      return undefined
    },
  }

  const channel = `wallet_${info.name.length}_${Math.random().toString(36).slice(2)}`
  await page.exposeFunction(channel, (name: string, values: never[]) => {
    wallet.calls.push(name)
    try {
      return { result: functions[name]?.(...values) }
    } catch (thrown) {
      const { code = -1, message } = thrown as Partial<Failure>
      return { error: { code, message } }
    }
  })
  await page.addInitScript(announce, { info, channel, names: Object.keys(functions) })
  return wallet
}

/** Runs in the page, before its own scripts. */
function announce({
  info,
  channel,
  names,
}: {
  info: Info
  channel: string
  names: string[]
}): void {
  type Send = (name: string, values: unknown[]) => Promise<{ result?: unknown; error?: unknown }>
  const send = (window as unknown as Record<string, Send>)[channel]!
  const wallet = Object.fromEntries(
    names.map((name) => [
      name,
      async (...values: unknown[]) => {
        const { result, error } = await send(name, values)
        if (error) throw error
        return result
      },
    ]),
  )
  const { networks, authEntry } = info.capabilities
  if (networks) Object.freeze(networks)
  if (authEntry) Object.freeze(authEntry)
  Object.freeze(info.capabilities)
  const announcement = Object.freeze({ info: Object.freeze(info), wallet: Object.freeze(wallet) })
  const dispatch = (): void => {
    window.dispatchEvent(new CustomEvent("stellar:announce-wallet", { detail: announcement }))
  }
  window.addEventListener("stellar:request-wallets", dispatch)
  dispatch()
}
