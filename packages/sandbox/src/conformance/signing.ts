import { check, type Refusal, saysUnsupported, text } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import { abilitiesOf, type TestedOptions } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import {
  isSignedMessage,
  isSignedPreimage,
  isSignedTransaction,
  MESSAGE,
  MESSAGE_BYTES,
  preimageBy,
  transactionBy,
} from "./samples.js"

/** Checks all signatures that a module claims to support. */
export function checkSigning(run: Run, add: AddCheck): void {
  const { module, side, refuses, call, account, networkPassphrase } = run
  const { authEntry, message, network, submit } = module.capabilities ?? {}
  const claimed = {
    signAuthEntry: authEntry !== undefined,
    signMessage: message !== undefined,
    getNetwork: network !== undefined,
    signAndSubmitTransaction: submit !== undefined,
  }
  const able = abilitiesOf(module)
  const networks = side.networkPassphrase
    ? [side.networkPassphrase]
    : (module.capabilities?.networks ?? [networkPassphrase])

  /** Requests a signature and returns the fields of the reply. */
  async function signed(
    networkPassphrase: string,
    use: (given: TestedOptions) => Promise<unknown> | undefined,
  ): Promise<Record<string, unknown>> {
    const connected = await account()
    await side.approve()
    const reply = await call((options) => use({ ...options, ...connected, networkPassphrase }))
    check(typeof reply === "object" && reply !== null, "the reply is an object")
    const { signerAddress, ...fields } = reply as Record<string, unknown>
    if (signerAddress !== undefined)
      check(signerAddress === connected.address, "signerAddress is the account's")
    return fields
  }

  /**
   * Adds a check of a function. If the module does not claim it, it may also reject with the specification's text: see
   * `Run.refuses`.
   */
  function addClaim(kind: keyof typeof claimed, name: string, sign: () => Promise<void>): void {
    add(name, () =>
      sign().catch((error: Refusal) => {
        if (claimed[kind] || !saysUnsupported(error, module.productName, kind)) throw error
        refuses.add(kind)
      }),
    )
  }

  for (const network of module.signTransaction ? networks : [])
    add(`signs the requested transaction for "${network}", and leaves nothing behind`, () =>
      leavesNothing(async () => {
        const { address } = await account()
        const sent = transactionBy(address, network)
        const reply = await signed(network, (given) => module.signTransaction?.(sent, given))
        check(
          isSignedTransaction(sent, text(reply.signedTxXdr, "signedTxXdr"), address, network),
          "signedTxXdr is the requested transaction with the account's signature",
        )
      }),
    )

  for (const type of able.authEntry)
    addClaim(
      "signAuthEntry",
      `signs an auth entry of type ${type === "v1" ? 9 : 10}, and leaves nothing behind`,
      () =>
        leavesNothing(async () => {
          const { address } = await account()
          const preimage = preimageBy(address, networkPassphrase, type)
          const reply = await signed(networkPassphrase, (given) =>
            module.signAuthEntry?.(preimage, given),
          )
          check(
            isSignedPreimage(preimage, text(reply.signedAuthEntry, "signedAuthEntry"), address),
            "signedAuthEntry is the account's signature over the SHA-256 of the preimage",
          )
        }),
    )

  const messages = { "a message": MESSAGE, "a message of bytes": MESSAGE_BYTES }
  for (const [name, message] of Object.entries(messages)) {
    if (!able.message || (message === MESSAGE_BYTES && !module.capabilities?.messageBytes)) continue
    addClaim("signMessage", `signs ${name} as in SEP-53, and leaves nothing behind`, () =>
      leavesNothing(async () => {
        const { address } = await account()
        const reply = await signed(networkPassphrase, (given) =>
          module.signMessage?.(message, given),
        )
        check(
          isSignedMessage(message, text(reply.signedMessage, "signedMessage"), address),
          "signedMessage is the account's SEP-53 signature",
        )
      }),
    )
  }

  if (able.submit)
    addClaim("signAndSubmitTransaction", "signs and submits a transaction", async () => {
      const { address } = await account()
      const xdr =
        (await side.submission?.(address, networkPassphrase)) ??
        transactionBy(address, networkPassphrase)
      const { status } = await signed(networkPassphrase, (given) =>
        module.signAndSubmitTransaction?.(xdr, given),
      )
      check(status === "success" || status === "pending", 'status is "success" or "pending"')
    })

  if (able.network)
    addClaim("getNetwork", "reports its network: a name and a passphrase", () =>
      leavesNothing(async () => {
        const reply = await call((options) => module.getNetwork?.(options))
        const { network, networkPassphrase } = { ...(reply as Record<string, unknown> | null) }
        text(network, "network")
        text(networkPassphrase, "networkPassphrase")
      }),
    )
}
