import type { SandboxNetwork } from "../config.js"
import type { SandboxAccount } from "../wallet/keys.js"
import type { AskedKind } from "../wallet/state.js"

type Params = Readonly<Record<string, unknown>>

/** With what an approved request is fulfilled. */
export interface Approved {
  readonly params: Params
  /** The account that signs. */
  readonly signer: SandboxAccount
  readonly network: SandboxNetwork
  /** Whether something else is signed than what was asked. */
  readonly isAltered: boolean
  /** Whether messages are signed as SEP-53 too (AL10). */
  readonly hasSep53: boolean
}

/** One of the things that Albedo does. */
export interface Intent {
  /** How its person is asked. */
  readonly kind: AskedKind
  /** Parameters without which it is refused. */
  readonly required: readonly string[]
  /** Whether it is for a network. */
  readonly hasNetwork: boolean
  /** What is shown and signed. */
  subject(params: Params): string
  /** The fields of its answer, beside the echo of its parameters. */
  fulfil(approved: Approved): Promise<Params>
}

/** What Albedo does, by the name that a request gives. */
export const intents: ReadonlyMap<unknown, Intent> = new Map<unknown, Intent>([
  [
    "public_key",
    {
      kind: "connect",
      required: [],
      hasNetwork: false,
      subject: ({ token }) => text(token),
      async fulfil({ params, signer, isAltered }) {
        const { signOwn } = await import("./sign.js")
        const own = signOwn(text(params.token), signer.seed, isAltered)
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
      subject: ({ message }) => text(message),
      async fulfil({ params, signer, isAltered, hasSep53 }) {
        const { signOwn, signSep53 } = await import("./sign.js")
        const message = text(params.message)
        const own = signOwn(message, signer.seed, isAltered)
        const { address } = signer
        return {
          pubkey: address,
          signed_message: own.text,
          message_signature: own.signature,
          ...(hasSep53 && {
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
      subject: ({ xdr }) => text(xdr),
      async fulfil({ params, signer, network, isAltered }) {
        const { signEnvelope } = await import("./sign.js")
        const signed = signEnvelope(text(params.xdr), network.passphrase, signer.seed, isAltered)
        return {
          pubkey: signer.address,
          network: network.id,
          tx_hash: signed.hash,
          signed_envelope_xdr: signed.envelope,
          ...(params.submit === true && { horizonResult: await submit(network, signed.envelope) }),
        }
      },
    },
  ],
])

/** Horizon refused a transaction; its problem says why. */
export class HorizonRefusal extends Error {
  constructor(readonly problem: unknown) {
    super("Horizon refused the transaction.")
  }
}

async function submit(network: SandboxNetwork, envelope: string): Promise<unknown> {
  const response = await fetch(`${network.horizonUrl}/transactions`, {
    method: "POST",
    body: new URLSearchParams({ tx: envelope }),
  })
  const result: unknown = await response.json()
  if (!response.ok) throw new HorizonRefusal(result)
  return result
}

function text(value: unknown): string {
  return typeof value === "string" ? value : ""
}
