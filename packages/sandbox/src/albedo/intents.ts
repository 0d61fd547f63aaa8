import type { SandboxNetwork } from "../config.js"
import { type Fields, fieldsOf, textOf } from "../wallet/fields.js"
import type { SandboxAccount } from "../wallet/keys.js"
import type { RequestKind } from "../wallet/state.js"
import type { Built, Order } from "./build.js"
import { IntentFailure } from "./errors.js"
import { type Approved, signBatch, signTransaction } from "./sign-transaction.js"

/** One of Albedo's intents. */
export interface Intent {
  /** The kind of request that the person sees. */
  readonly kind: RequestKind
  /** Required parameters. */
  readonly required: readonly string[]
  /** Whether it applies to a network. */
  readonly hasNetwork: boolean
  /** Whether a session can cover it (AL7). */
  readonly isImplicit: boolean
  /** Validates the other parameters and returns an error text. */
  flaw?(
    params: Fields,
    network: SandboxNetwork,
    accounts: readonly SandboxAccount[],
  ): Promise<string | undefined>
  /** Returns the payload that the window shows. */
  subject(order: Order): string | Promise<string>
  /** Returns the fields of the reply, apart from the echoed parameters. */
  execute(approved: Approved): Promise<Fields>
}

/**
 * An intent for which Albedo builds the transaction. It builds again after approval, because the ledger may have
 * advanced.
 */
function built(required: readonly string[], name: Built): Intent {
  async function envelope(order: Order): Promise<string> {
    const { build } = await import("./build.js")
    return build(order, name)
  }
  return {
    kind: "transaction",
    required,
    hasNetwork: true,
    isImplicit: name !== "exchange",
    subject: (order) =>
      envelope(order).catch(() => JSON.stringify({ intent: name, ...order.params }, null, 2)),
    async execute(approved) {
      // Albedo's code for this intent calls a missing function before it signs anything.
      if (name === "exchange" && !approved.quirks["AL6-exchange"])
        throw new IntentFailure("unhandled")
      return signTransaction(await envelope(approved), approved)
    },
  }
}

/** Whether a text is a transaction that can be signed for a network. */
async function isTransaction(xdr: unknown, { passphrase }: SandboxNetwork): Promise<boolean> {
  const { isTransaction } = await import("../wallet/sign.js")
  return isTransaction(textOf(xdr), passphrase)
}

/** Albedo's intents by name. */
export const intents: ReadonlyMap<unknown, Intent> = new Map<unknown, Intent>([
  [
    "public_key",
    {
      kind: "connect",
      required: [],
      hasNetwork: false,
      isImplicit: false,
      subject: ({ params }) => textOf(params.token),
      async execute({ params, signer, isAltered }) {
        const { signOwn } = await import("./sign.js")
        const own = signOwn(textOf(params.token), signer.seed, isAltered)
        return { pubkey: signer.address, signed_message: own.text, signature: own.signature }
      },
    },
  ],
  [
    "sign_message",
    {
      kind: "message",
      required: ["message"],
      hasNetwork: false,
      isImplicit: true,
      subject: ({ params }) => textOf(params.message),
      async execute({ params, signer, isAltered, quirks }) {
        const { signOwn, signSep53 } = await import("./sign.js")
        const message = textOf(params.message)
        const own = signOwn(message, signer.seed, isAltered)
        const { address } = signer
        return {
          pubkey: address,
          signed_message: own.text,
          message_signature: own.signature,
          ...(quirks.AL10 && {
            signedMessage: signSep53(message, signer.seed, isAltered),
            signerAddress: address,
          }),
        }
      },
    },
  ],
  [
    "tx",
    {
      kind: "transaction",
      required: ["xdr"],
      hasNetwork: true,
      isImplicit: true,
      flaw: async ({ xdr }, network) =>
        (await isTransaction(xdr, network)) ? undefined : "Invalid transaction XDR",
      subject: ({ params }) => textOf(params.xdr),
      execute: (approved) => signTransaction(textOf(approved.params.xdr), approved),
    },
  ],
  ["pay", built(["amount", "destination"], "pay")],
  ["trust", built(["asset_code", "asset_issuer"], "trust")],
  ["exchange", built(["amount", "max_price"], "exchange")],
  [
    "implicit_flow",
    {
      kind: "grant",
      required: ["intents"],
      hasNetwork: true,
      isImplicit: false,
      async flaw({ intents: requested }) {
        const names = grantsOf(requested)
        if (names.length === 0) return "No intents were specified for the implicit mode."
        for (const name of names) {
          const intent = intents.get(name)
          if (!intent) return `Unknown intent requested: "${name}".`
          if (!intent.isImplicit) return `Intent ${name} can't be used in the implicit flow.`
        }
        return undefined
      },
      subject: ({ params }) => grantsOf(params.intents).join("\n"),
      async execute({ params, signer, sessions }) {
        const [pubkey, grants] = [signer.address, grantsOf(params.intents).map(String)]
        const network = textOf(params.network) || undefined
        const { session, validUntil } = sessions.save({
          pubkey,
          grants,
          ...(network && { network }),
        })
        return {
          granted: true,
          network,
          session,
          pubkey,
          intents: grants,
          grants,
          valid_until: validUntil,
        }
      },
    },
  ],
  [
    "manage_account",
    {
      kind: "account",
      required: ["pubkey"],
      hasNetwork: true,
      isImplicit: false,
      flaw: async ({ pubkey }, _, accounts) =>
        accounts.some(({ address }) => address === pubkey)
          ? undefined
          : `Unknown account requested: "${pubkey}".`,
      subject: ({ params }) => textOf(params.pubkey),
      // Nobody approves it; the person closes its window.
      execute: async () => ({}),
    },
  ],
  [
    "batch",
    {
      kind: "batch",
      required: ["intents"],
      hasNetwork: true,
      isImplicit: true,
      async flaw({ intents: requested }, network) {
        const batched = batchOf(requested)
        if (batched.length === 0)
          return "Batch intent request should contain at least one intent request."
        if (batched.length > 20) return "Too many batched intents requested."
        if (batched.some(({ intent }) => intent !== "tx"))
          return 'Only "tx" intent is allowed in batch intent requests.'
        for (const [index, { xdr }] of batched.entries()) {
          if (!xdr) return `[${index}] Parameter "xdr" is required for intent "tx".`
          if (!(await isTransaction(xdr, network))) return `[${index}] Invalid transaction XDR`
        }
        return undefined
      },
      subject: ({ params }) =>
        batchOf(params.intents)
          .map(({ xdr }) => textOf(xdr))
          .join("\n"),
      async execute(approved) {
        const { params, signer } = approved
        const fields = await signBatch(batchOf(params.intents), approved)
        return { ...fields, pubkey: signer.address, network: params.network || "public" }
      },
    },
  ],
])

/** Reads the intents for a session: a list, or comma-separated names. */
function grantsOf(requested: unknown): readonly unknown[] {
  if (typeof requested === "string") return requested.split(",")
  return Array.isArray(requested) ? requested : []
}

function batchOf(requested: unknown): readonly Fields[] {
  return Array.isArray(requested) ? requested.map(fieldsOf) : []
}
