import { bytesOf, hexOf } from "../wallet/bytes.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { logLostExtension } from "../wallet/log-lost-extension.js"
import type { WalletModel } from "../wallet/model.js"
import { signApproved } from "../wallet/signing.js"
import { approves } from "../wallet/verdicts.js"
import { createPhone } from "./phone.js"
import { failure, type Reply, type Request, type RequestType } from "./wire.js"

/** The page that asks. */
export interface Site {
  readonly host: string
  readonly origin: string
}

/** LOBSTR's answer to a request; null for silence. What goes wrong within is a failed signature to the page. */
export type Answering = (request: Request, site: Site) => Promise<Reply | null>

/** What LOBSTR does in the background, over its model and the phone that is paired with it. */
export function createBackground(model: WalletModel): Answering {
  const phone = createPhone(model)
  const { passphrase } = model.network()
  // One promise for all, so that requests go on in the order in which they came.
  let loaded: Promise<typeof import("../wallet/sign.js")> | undefined
  const signing = (): NonNullable<typeof loaded> => {
    loaded ??= import("../wallet/sign.js")
    return loaded
  }
  const isNext = (): boolean => model.getState().quirks.LO6 === true
  const isDevelopment = (): boolean => model.getState().quirks["LO1-development"] === true
  /** LO1: the build 1.3.0, which does not know SIGN. */
  const isOld = (): boolean => model.getState().quirks.LO1 === true || isDevelopment()

  const answers: Readonly<Record<RequestType, Answering>> = {
    REQUEST_CONNECTION_STATUS: async () => ({ isConnected: true }),

    async GET_SUPPORTED_NETWORKS() {
      return isNext() ? { networks: [stellar] } : unknown()
    },

    // A window every time, however often it was granted.
    async REQUEST_ACCESS({ network }, { host, origin }) {
      if (isNext() && network !== undefined && network !== stellar.network)
        return failure("networkNotSupported")
      const verdict = await model.ask({ kind: "connect", payload: "", host, passphrase })
      if (!verdict) return null
      if (!approves(verdict)) return failure("declined")
      const publicKey = model.getState().account
      return isNext()
        ? {
            publicKey,
            walletRef: connectionKey(publicKey, origin),
            network: stellar.network,
          }
        : { publicKey, connectionKey: connectionKey(publicKey) }
    },

    async SIGN(request, site) {
      if (isOld()) return unknown()
      return sign(request, site, request.signType, request.dataToSign)
    },

    SUBMIT_TRANSACTION: (request, site) => submit(request, site),
    SIGN_TRANSACTION: (request, site) => submit(request, site),
  }

  /** What a type is met with that it does not know. */
  function unknown(): Reply | null {
    return isDevelopment() ? {} : null
  }

  // The older messages. One that names a version is read as if it were a newer one, of which it has no field.
  async function submit(request: Request, site: Site): Promise<Reply | null> {
    const isOlder = !request.version || isOld()
    const envelope = isOlder ? request.transactionXdr : request.dataToSign
    const reply = await sign(request, site, "transaction", envelope)
    return reply && "signedData" in reply ? { signedTransaction: reply.signedData } : reply
  }

  async function sign(
    { connectionKey: key, walletRef }: Request,
    { host, origin }: Site,
    type: unknown,
    data: unknown,
  ): Promise<Reply | null> {
    const { accounts } = model
    const { created, quirks } = model.getState()
    const secret = isNext() ? walletRef : key
    if (typeof secret !== "string" || !secret) return failure("keyMissing")
    if (quirks["LO2-prompt"]) return failure("noPrompt")
    const account = created && accountOf(secret, accounts, isNext() ? origin : undefined)
    if (!account) return failure(isNext() ? "reconnect" : "accountNotFound")

    if (typeof data !== "string" || (type !== "transaction" && type !== "message"))
      return failure("signFailed")
    const signable = { kind: type, payload: data, passphrase } as const
    const { isTransaction } = await signing()
    if (type === "transaction" && !isTransaction(data, passphrase)) return failure("signFailed")

    const as = { account: account.address, network: "public" } as const
    const verdict = await phone.ask({ ...signable, host, as })
    if (!verdict) return null
    if (verdict === "replaced") return failure("signFailed")
    if (!approves(verdict)) return failure("declined")

    const { signed, signer } = await signApproved(model, signable, account.address, verdict)
    const signedData = type === "message" && quirks.LO5 ? hexOf(bytesOf(signed)) : signed
    return { signedData, signerAddress: signer }
  }

  return async (request, site) => {
    if (model.getState().quirks["LO2-stale"]) {
      logLostExtension("gone")
      return failure("stale")
    }
    try {
      return await answers[request.type](request, site)
    } catch {
      return failure("signFailed")
    }
  }
}

/** The one network that it knows, as the build to come names it (LO6). */
const stellar = {
  network: "stellar",
  displayName: "Stellar",
  nativeCode: "XLM",
  nativeDecimals: 7,
  explorerAccountUrl: "https://stellar.expert/explorer/public/account/",
  signTypes: ["transaction", "message"],
  broadcaster: "dapp",
  available: true,
} as const

/**
 * By what a page asks for an account's signature: the same for every page, and good from any (LO4). The build to come
 * gives each site its own (LO6). In life it is a secret; like the sandbox's seeds, this one is none.
 */
function connectionKey(address: string, origin: string = ""): string {
  return `sandbox-${address.slice(-12).toLowerCase()}${origin && ` of ${origin}`}`
}

/** The account whose key it is. */
function accountOf(
  key: string,
  accounts: readonly SandboxAccount[],
  origin?: string,
): SandboxAccount | undefined {
  return accounts.find(({ address }) => connectionKey(address, origin) === key)
}
