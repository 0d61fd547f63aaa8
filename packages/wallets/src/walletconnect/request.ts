import {
  limits,
  networkName,
  reason,
  type SignOptions,
  WalletError,
  type WrongNetwork,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { isPhone } from "../page.js"
import { requireAccount } from "../values.js"
import { isParameterError, PHONE, requestError, sessionClosed } from "./errors.js"
import { chosenLink, forgetChoice, readLink } from "./links.js"
import type { SignClient } from "./parameters.js"
import type { Sessions } from "./sessions.js"
import { type Method, methods, readSigner, type Session, type SessionAccount } from "./wire.js"

/**
 * Sends one request to its session. Returns the reply and the signer as `G…` in either dialect. `params` returns the
 * request's parameters, in the vendor's draft dialect if the wallet is known to use it.
 */
export type Ask = (
  method: Method,
  params: (draft: boolean) => Record<string, unknown>,
  options: SignOptions,
) => Promise<{ reply: unknown; signerAddress: string }>

/**
 * Creates the function that sends requests. `connect` returns a new session if none can take a request. `drafts` receives
 * the topics of the sessions whose wallet uses the vendor's draft, known from its replies (WC2).
 */
export function createAsk(
  client: SignClient,
  sessions: Sessions,
  connect: (options: SignOptions) => Promise<Session>,
  sandbox: boolean,
  drafts: Set<string>,
): Ask {
  /** The session and account for a request: the active session, another one with the account, or a new one (WC4). */
  async function target(
    options: SignOptions,
  ): Promise<{ session: Session; account: SessionAccount }> {
    const { address, networkPassphrase } = options
    requireAccount(address, "WalletConnect")
    const session = sessions.holding(address, networkPassphrase) ?? (await connect(options))
    const matching = session.accounts.filter((account) => !address || account.address === address)
    const [shared] = matching
    const { name } = session.peer
    if (!shared) {
      throw new WalletError(
        "wrong-account",
        reason(
          "phoneAccount",
          "{wallet} does not share the requested account. Choose it in the wallet, then connect again.",
          { wallet: name || PHONE },
        ),
      )
    }
    if (networkPassphrase === undefined) return { session, account: shared }
    const account = matching.find((candidate) => candidate.networkPassphrase === networkPassphrase)
    if (account) return { session, account }
    const toNetworkRecord = (passphrase: string) => ({ name: networkName(passphrase), passphrase })
    const ext: WrongNetwork = {
      subject: "wallet",
      expected: toNetworkRecord(networkPassphrase),
      actual: toNetworkRecord(shared.networkPassphrase),
    }
    throw new WalletError(
      "wrong-network",
      reason(
        "phoneNetwork",
        "{wallet} is connected to {actual}, but this is for {expected}. Switch it in the wallet, then connect again.",
        {
          wallet: name || PHONE,
          actual: ext.actual.name,
          expected: ext.expected.name,
        },
      ),
      { ext },
    )
  }

  /** Sends one request to a session, and shows that it waits for the phone. */
  function send(
    session: Session,
    { chain }: SessionAccount,
    method: Method,
    params: Record<string, unknown>,
    { signal, ui }: SignOptions,
  ): Promise<unknown> {
    if (!session.methods.includes(method)) {
      const name = session.peer.name || PHONE
      throw new WalletError(
        "unsupported",
        reason("phoneMethod", '{wallet} does not allow "{method}" in this session.', {
          wallet: name,
          method,
        }),
      )
    }
    // The library opens the stored choice with each request. In a sandbox that would be a real wallet's app.
    if (sandbox) forgetChoice()
    ui?.show({ kind: "waiting", on: "phone", ...peerOf(session) })
    return conversation<unknown>({ signal }, ({ fail, undo }) => {
      // The library would keep waiting until the request expires.
      undo(sessions.onClosed(session.topic, () => fail(sessionClosed())))
      return client.request({
        topic: session.topic,
        chainId: chain,
        request: { method, params },
        expiry: limits.sign / 1_000,
      })
    })
  }

  return async (method, params, options) => {
    const { session, account } = await target(options)
    try {
      const draft = drafts.has(session.topic)
      const reply = await send(session, account, method, params(draft), options).catch((error) => {
        if (draft || method !== methods.authEntry || !options.entry) throw error
        if (!isParameterError(error)) throw error
        // The wallet has shown nothing yet, so try the other dialect.
        return send(session, account, method, params(true), options)
      })
      const { address, caip } = readSigner(reply)
      if (caip && !drafts.has(session.topic)) {
        drafts.add(session.topic)
        const stop = sessions.onClosed(session.topic, () => {
          drafts.delete(session.topic)
          stop()
        })
      }
      return { reply, signerAddress: address ?? account.address }
    } catch (error) {
      throw requestError(error)
    }
  }
}

/** The wallet's name, and on a phone the link that brings its app to the front. */
function peerOf({ peer }: Session): { peer?: string; link?: { href: string; name: string } } {
  const [link] = peer.links.flatMap((link) => readLink(link) ?? [])
  const href = isPhone() ? (link ?? chosenLink()) : undefined
  return {
    ...(peer.name ? { peer: peer.name } : {}),
    ...(href ? { link: { href, name: peer.name || "the wallet" } } : {}),
  }
}
