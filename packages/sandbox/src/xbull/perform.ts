import type { SandboxNetwork } from "../config.js"
import type { Brain } from "../wallet/brain.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { signingKey } from "../wallet/signing-key.js"
import type { AskedKind } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import type { RequestType } from "./wire.js"

type Fields = Readonly<Record<string, unknown>>

/** How a request ended: with what its answer's box holds, or without. Null for silence. */
export type Outcome = { readonly boxed: Fields } | "rejected" | "closed" | null

/** What a request wants of the wallet's person, once it is read. */
interface Wanted {
  readonly kind: AskedKind
  readonly payload: string
  /** Account and network that it names. */
  readonly named: Named
  boxed(approved: {
    signer: SandboxAccount
    passphrase: string
    isAltered: boolean
    decodes: boolean
  }): Promise<Fields>
}

interface Signer {
  /** Undefined for whichever is active when it is approved. */
  readonly account?: string
  readonly network: SandboxNetwork["id"]
}

interface Named {
  readonly account?: unknown
  readonly passphrase?: unknown
}

/** Does what a request asks for, when the wallet's person approves (XP3, XP4). */
export async function perform(
  brain: Brain,
  type: RequestType,
  opened: unknown,
  host: string,
): Promise<Outcome> {
  const wanted = requests[type](fieldsOf(opened))
  const as = wanted && signerOf(brain, wanted.named)
  if (!wanted || !as) return "rejected"
  const { passphrase } = brain.networks.find(({ id }) => id === as.network)!
  if (wanted.kind === "transaction") {
    const { isTransaction } = await import("../wallet/sign.js")
    if (!isTransaction(wanted.payload, passphrase)) return "rejected"
  }
  const { kind, payload } = wanted
  const verdict = await brain.ask({ kind, payload, host, passphrase, as })
  if (!verdict) return null
  if (verdict === "close") return "closed"
  if (!approves(verdict)) return "rejected"
  return {
    boxed: await wanted.boxed({
      signer: signingKey(brain, as.account, verdict === "wrong-signer"),
      passphrase,
      isAltered: verdict === "alter",
      decodes: brain.getState().quirks.XP6 === true,
    }),
  }
}

const requests: Readonly<Record<RequestType, (opened: Fields) => Wanted | null>> = {
  XBULL_CONNECT: () => ({
    kind: "connect",
    payload: "",
    named: {},
    boxed: async ({ signer }) => ({ publicKey: signer.address }),
  }),

  XBULL_SIGN({ xdr, publicKey, network }) {
    if (typeof xdr !== "string") return null
    return {
      kind: "transaction",
      payload: xdr,
      named: { account: publicKey, passphrase: network },
      async boxed({ signer, passphrase, isAltered }) {
        const { fulfil } = await import("../wallet/fulfil.js")
        const asked = { kind: "transaction", payload: xdr, passphrase } as const
        return { xdr: fulfil(asked, signer.seed, isAltered) }
      },
    }
  },

  XBULL_SIGN_MESSAGE({ message, opts }) {
    if (typeof message !== "string") return null
    const { address, networkPassphrase } = fieldsOf(opts)
    return {
      kind: "message",
      payload: message,
      named: { account: address, passphrase: networkPassphrase },
      async boxed({ signer, isAltered, decodes }) {
        const { signText } = await import("./sign.js")
        return {
          message,
          fullMessage: `Stellar Signed Message:\n${message}`,
          signedMessage: signText(message, signer.seed, { decodes, isAltered }),
          signerAddress: signer.address,
        }
      },
    }
  },
}

/** Who signs (XP4): account and network count only when both are named; null for a pair that the wallet has not. */
function signerOf(brain: Brain, { account, passphrase }: Named): Signer | null {
  if (!account || !passphrase) return { network: brain.getState().network }
  const known = brain.accounts.find(({ address }) => address === account)
  const network = brain.networks.find((network) => network.passphrase === passphrase)
  return known && network ? { account: known.address, network: network.id } : null
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {}
}
