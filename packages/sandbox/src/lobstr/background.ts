import { bytesOf, hexOf } from "../wallet/bytes.js"
import { type Far, far } from "../wallet/far.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { logLostExtension } from "../wallet/log-lost-extension.js"
import type { WalletModel } from "../wallet/model.js"
import { signApproved } from "../wallet/signing.js"
import type { Step } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { createPhone } from "./phone.js"
import { failure, type Reply, type Request, type RequestType } from "./wire.js"

/** The requesting page. */
export interface Site {
  readonly host: string
  readonly origin: string
}

/** LOBSTR's reply to a request; null to stay silent. The page sees exceptions as a failed signature. */
export type RequestHandler = (request: Request, site: Site) => Promise<Reply | null>

/** Creates LOBSTR's background script for a model and its paired phone. */
export function createBackground(model: WalletModel): RequestHandler {
  const phone = createPhone(model)
  const { passphrase } = model.network()
  // A single promise, so that requests continue in the order in which they arrived.
  let loaded: Promise<Far<typeof import("../wallet/sign.js")>> | undefined
  const signing = (): NonNullable<typeof loaded> => {
    loaded ??= far(import("../wallet/sign.js"))
    return loaded
  }
  const isUpcoming = (): boolean => model.getState().quirks.LO6 === true
  const isDevelopment = (): boolean => model.getState().quirks["LO1-development"] === true
  /** LO1: build 1.3.0, which does not support SIGN. */
  const isOld = (): boolean => model.getState().quirks.LO1 === true || isDevelopment()

  const answers: Readonly<Record<RequestType, RequestHandler>> = {
    REQUEST_CONNECTION_STATUS: async () => ({ isConnected: true }),

    async GET_SUPPORTED_NETWORKS() {
      return isUpcoming() ? { networks: [stellar] } : unsupported()
    },

    // Opens a window every time, also with a grant.
    async REQUEST_ACCESS({ network }, { host, origin }) {
      if (isUpcoming() && network !== undefined && network !== stellar.network)
        return failure("networkNotSupported")
      const steps = [firstRun, pairingCode]
      const verdict = await model.ask({ kind: "connect", payload: "", host, passphrase, steps })
      if (!verdict) return null
      if (!approves(verdict)) return failure("declined")
      if (model.getState().quirks["LO2-access"]) model.update({ quirks: { "LO2-access": false } })
      const publicKey = model.getState().account
      return isUpcoming()
        ? {
            publicKey,
            walletRef: connectionKey(publicKey, origin),
            network: stellar.network,
          }
        : { publicKey, connectionKey: connectionKey(publicKey) }
    },

    async SIGN(request, site) {
      if (isOld()) return unsupported()
      return sign(request, site, request.signType, request.dataToSign)
    },

    SUBMIT_TRANSACTION: (request, site) => submit(request, site),
    SIGN_TRANSACTION: (request, site) => submit(request, site),
  }

  function unsupported(): Reply | null {
    return isDevelopment() ? {} : null
  }

  // The older messages. If one contains a version, LOBSTR reads it as a newer message, whose fields it lacks.
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
    const secret = isUpcoming() ? walletRef : key
    if (typeof secret !== "string" || !secret) return failure("keyMissing")
    if (quirks["LO2-prompt"]) return failure("noPrompt")
    const isKnown = created && !quirks["LO2-access"]
    const account = isKnown && accountOf(secret, accounts, isUpcoming() ? origin : undefined)
    if (!account) return failure(isUpcoming() ? "reconnect" : "accountNotFound")

    if (typeof data !== "string" || (type !== "transaction" && type !== "message"))
      return failure("signFailed")
    const signable = { kind: type, payload: data, passphrase } as const
    const { isTransaction } = await signing()
    if (type === "transaction" && !(await isTransaction(data, passphrase)))
      return failure("signFailed")

    if (quirks["LO3-server"]) return failure("signFailed")
    const as = { account: account.address, network: "public" } as const
    const elsewhere = quirks["LO3-window"] ? onPhone : undefined
    const verdict = await phone.ask({ ...signable, host, as, elsewhere })
    if (!verdict) return null
    if (verdict === "stopped") {
      logLostExtension("stopped")
      return failure("stale")
    }
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

const firstRun: Step = {
  quirk: "LO2-first-run",
  title: "Welcome to LOBSTR",
  text: "This page opens after the installation. The site's request follows.",
  button: "Get started",
}

const pairingCode: Step = {
  quirk: "LO2-code",
  title: "Scan this code with the LOBSTR app",
  text: "The code is not drawn here. The button stands for the phone that scans it.",
  button: "Scan with the phone",
}

const onPhone = {
  title: "Confirm on your phone",
  text: "The LOBSTR app shows the request. The buttons here stand for those of the app.",
}

/** Its only network, as the upcoming build describes it (LO6). */
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
 * The key that a page sends to request an account's signature. Every page gets the same key, and any page can use it
 * (LO4). The upcoming build has one key per site (LO6). The real key is secret; this one is public, like the sandbox's
 * seeds.
 */
function connectionKey(address: string, origin: string = ""): string {
  return `sandbox-${address.slice(-12).toLowerCase()}${origin && ` of ${origin}`}`
}

/** Finds the account of a key. */
function accountOf(
  key: string,
  accounts: readonly SandboxAccount[],
  origin?: string,
): SandboxAccount | undefined {
  return accounts.find(({ address }) => connectionKey(address, origin) === key)
}
