import { check, type Refusal, saysUnsupported, text } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import { abilitiesOf, type TestedOptions } from "./module.js"
import type { ConformanceCheck, Run } from "./run.js"
import {
  isSignedMessage,
  isSignedPreimage,
  isSignedTransaction,
  MESSAGE,
  preimageBy,
  transactionBy,
} from "./samples.js"

/** Everything that a module claims to sign, signed and checked. */
export function signing(run: Run): ConformanceCheck[] {
  const { module, side, refuses, call, account } = run
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
    : (module.capabilities?.networks ?? [run.networkPassphrase])

  /** Has something signed, and gives the reply's fields. */
  async function signed(
    networkPassphrase: string,
    use: (given: TestedOptions, address: string) => Promise<unknown> | undefined,
  ): Promise<{ reply: Record<string, unknown>; address: string }> {
    const who = await account()
    await side.approve()
    const reply = await call((options) =>
      use({ ...options, ...who, networkPassphrase }, who.address),
    )
    check(typeof reply === "object" && reply !== null, "the reply is an object")
    const fields = reply as Record<string, unknown>
    const { signerAddress } = fields
    if (signerAddress !== undefined)
      check(signerAddress === who.address, "signerAddress is the account's")
    return { reply: fields, address: who.address }
  }

  /** A function that the module has without claiming it may also be refused in words: see `Run.refuses`. */
  function orRefused(name: keyof typeof claimed, { run: sign, ...named }: ConformanceCheck) {
    return {
      ...named,
      run: () =>
        sign().catch((error: Refusal) => {
          if (claimed[name] || !saysUnsupported(error, module.productName, name)) throw error
          refuses.add(name)
        }),
    }
  }

  return [
    ...(module.signTransaction
      ? networks.map((network) => ({
          name: `it signs a transaction for "${network}", the one that it was sent, and leaves nothing`,
          async run() {
            await leavesNothing(async () => {
              let sent = ""
              const { reply, address } = await signed(network, (given, address) => {
                sent = transactionBy(address, network)
                return module.signTransaction?.(sent, given)
              })
              const signedTxXdr = text(reply.signedTxXdr, "signedTxXdr")
              check(
                isSignedTransaction(sent, signedTxXdr, address, network),
                "signedTxXdr is the transaction that was sent, with the account's signature",
              )
            })
          },
        }))
      : []),
    ...able.authEntry.map((type) =>
      orRefused("signAuthEntry", {
        name: `it signs an auth entry of type ${type === "v1" ? 9 : 10}, and leaves nothing`,
        run: () =>
          leavesNothing(async () => {
            let preimage = ""
            const { reply, address } = await signed(run.networkPassphrase, (given, address) => {
              preimage = preimageBy(address, run.networkPassphrase, type)
              return module.signAuthEntry?.(preimage, given)
            })
            const signature = text(reply.signedAuthEntry, "signedAuthEntry")
            check(
              isSignedPreimage(preimage, signature, address),
              "signedAuthEntry is the account's signature over sha256 of the preimage",
            )
          }),
      }),
    ),
    ...(able.message
      ? [
          orRefused("signMessage", {
            name: "it signs a message as SEP-53 has it, and leaves nothing",
            run: () =>
              leavesNothing(async () => {
                const { reply, address } = await signed(run.networkPassphrase, (given) =>
                  module.signMessage?.(MESSAGE, given),
                )
                check(
                  isSignedMessage(MESSAGE, text(reply.signedMessage, "signedMessage"), address),
                  "signedMessage is the account's SEP-53 signature",
                )
              }),
          }),
        ]
      : []),
    ...(able.submit
      ? [
          orRefused("signAndSubmitTransaction", {
            name: "it signs and sends a transaction",
            async run() {
              const { address } = await account()
              const network = run.networkPassphrase
              const xdr =
                (await side.submission?.(address, network)) ?? transactionBy(address, network)
              const { reply } = await signed(network, (given) =>
                module.signAndSubmitTransaction?.(xdr, given),
              )
              check(
                reply.status === "success" || reply.status === "pending",
                'status is "success" or "pending"',
              )
            },
          }),
        ]
      : []),
    ...(able.network
      ? [
          orRefused("getNetwork", {
            name: "it tells its network: a name and a passphrase",
            run: () =>
              leavesNothing(async () => {
                const reply = (await call((options) => module.getNetwork?.(options))) as Record<
                  string,
                  unknown
                > | null
                text(reply?.network, "network")
                text(reply?.networkPassphrase, "networkPassphrase")
              }),
          }),
        ]
      : []),
  ]
}
