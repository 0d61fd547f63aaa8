import { createKit, type Kit, networks, WalletError } from "@alidade/core"
import { type Sandbox, type SandboxNetwork, startSandbox } from "@alidade/sandbox/server"
import type { contract as Contract } from "@stellar/stellar-sdk"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { keys, otherKeys, type TestWallet, testWallet } from "../../packages/core/test/wallet.js"
import { majors, type Sdk } from "./majors.js"

/** Tests `kit.signer()` in `contract.Client` and `AssembledTransaction`, over the sandbox's network, without stubs. */

let sandbox: Sandbox
let network: SandboxNetwork
let specification: string[]
const kits: Kit[] = []

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  network = sandbox.config.networks.find(({ passphrase }) => passphrase === networks.Testnet)!
  specification = await specificationOfLumens()
})
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
})
afterAll(() => sandbox.close())

type Assembled = Contract.AssembledTransaction<unknown>
type Lumens = Contract.Client & {
  transfer(args: { from: string; to: string; amount: bigint }): Promise<Assembled>
  balance(args: { id: string }): Promise<Assembled>
}

/** The native asset contract's interface, as base64 `ScSpecEntry`s. SDK 14 and 15 cannot load it. */
async function specificationOfLumens(): Promise<string[]> {
  const { sdk } = majors.at(-1)!
  const { spec } = await sdk.contract.Client.from(connectionOf(sdk))
  return spec.entries.map((entry) => entry.toXdr("base64"))
}

function connectionOf({ Asset }: Sdk) {
  return {
    contractId: Asset.native().contractId(network.passphrase),
    networkPassphrase: network.passphrase,
    rpcUrl: network.rpcUrl,
    allowHttp: true,
  }
}

/** A kit connected to a wallet with real keys, and the types of the preimages that it gets to sign. */
async function connected(overrides: Partial<TestWallet> = {}) {
  const preimages: number[] = []
  const { signAuthEntry } = testWallet()
  const wallet = testWallet({
    signAuthEntry(preimage, options) {
      wallet.calls.push("signAuthEntry")
      preimages.push(firstNumber(preimage))
      return signAuthEntry!(preimage, options)
    },
    ...overrides,
  })
  const kit = createKit({ network: networks.Testnet, wallets: [wallet], storage: null })
  kits.push(kit)
  await kit.connect("test")
  wallet.calls.length = 0
  return { wallet, preimages, signer: kit.signer()! }
}

/** The first 32-bit number of base64 XDR: the discriminant of a union. */
function firstNumber(base64: string): number {
  return Buffer.from(base64, "base64").readInt32BE(0)
}

/** The credentials version of a call's only entry: 1 or 2, or 0 if the sender's signature is enough. */
function credentialsOf(transaction: Assembled): number {
  const { simulationResult } = JSON.parse(transaction.toJSON())
  return firstNumber(simulationResult.auth[0])
}

describe.each(majors)("kit.signer() in the Stellar SDK $major", ({ major, sdk }) => {
  const { contract, rpc } = sdk
  const { Errors } = contract.AssembledTransaction
  const server = () => new rpc.Server(network.rpcUrl, { allowHttp: true })
  const clientOf = (options: object): Lumens =>
    new contract.Client(new contract.Spec(specification), {
      ...connectionOf(sdk),
      ...options,
    }) as Lumens
  const lumensOf = async (id: string) => (await clientOf({}).balance({ id })).result as bigint
  const user = keys.publicKey()
  const shop = otherKeys.publicKey()
  const payment = { from: user, to: shop, amount: 7n }
  /** Pays for the call that the user authorizes. */
  const payer = sdk.Keypair.random()
  const payerSigner = {
    publicKey: payer.publicKey(),
    ...contract.basicNodeSigner(payer, networks.Testnet),
  }

  beforeAll(async () => {
    const funded = await fetch(`${network.horizonUrl}/accounts/${user}`)
    const open = [payer.publicKey(), ...(funded.ok ? [] : [user, shop])]
    for (const address of open) await server().requestAirdrop(address)
  })

  let before: { user: bigint; shop: bigint }
  beforeEach(async () => {
    before = { user: await lumensOf(user), shop: await lumensOf(shop) }
  })
  const feeOf = async ({ sendTransactionResponse }: Contract.SentTransaction<unknown>) => {
    const url = `${network.horizonUrl}/transactions/${sendTransactionResponse!.hash}`
    return BigInt((await (await fetch(url)).json()).fee_charged)
  }
  const received = async () => (await lumensOf(shop)) - before.shop

  describe("as the sending account", () => {
    test("SK1: signs and sends a call, which changes the balances", async () => {
      const { signer, wallet } = await connected()
      const transaction = await clientOf(signer).transfer(payment)
      const sent = await transaction.signAndSend()
      expect(sent.getTransactionResponse?.status).toBe("SUCCESS")
      expect(sent.result).toBeFalsy()
      expect(wallet.calls).toEqual(["signTransaction"])
      expect(await received()).toBe(7n)
      expect(credentialsOf(transaction)).toBe(0)
      expect(before.user - (await lumensOf(user))).toBe(7n + (await feeOf(sent)))
    })

    test("is not called for a read-only call", async () => {
      const { signer, wallet } = await connected()
      const balance = await clientOf(signer).balance({ id: user })
      expect([balance.isReadCall, balance.result]).toEqual([true, before.user])
      expect(wallet.calls).toEqual([])
    })

    test("SK3: works with signAndSend if the app lets the wallet submit, because the SDK then passes false", async () => {
      const { signer } = await connected()
      const transaction = await clientOf({ ...signer, submit: true }).transfer(payment)
      await transaction.signAndSend()
      expect(await received()).toBe(7n)
    })

    test("refuses to let the wallet submit", async () => {
      const { signer, wallet } = await connected()
      const transaction = await clientOf({ ...signer, submit: true }).transfer(payment)
      const signing = transaction.sign()
      await expect(signing).rejects.toBeInstanceOf(Errors.InvalidClientRequest)
      await expect(signing).rejects.toThrow("(bad-request)")
      expect(wallet.calls).toEqual([])
    })

    test.each([
      ["rejected", "UserRejected"],
      ["popup-closed", "UserRejected"],
      ["aborted", "UserRejected"],
      ["wrong-network", "InvalidClientRequest"],
      ["wrong-account", "InvalidClientRequest"],
      ["external", "ExternalServiceError"],
      ["locked", "InternalWalletError"],
      ["timeout", "InternalWalletError"],
    ] as const)(
      "a failure of kind %s becomes the SDK's own %s, and nothing is sent",
      async (kind, error) => {
        const failure = new WalletError(kind, "What the wallet says.")
        const { signer } = await connected({ signTransaction: () => Promise.reject(failure) })
        const transaction = await clientOf(signer).transfer(payment)
        const sending = transaction.signAndSend()
        await expect(sending).rejects.toBeInstanceOf(Errors[error])
        await expect(sending).rejects.toThrow(`What the wallet says. (${kind})`)
        expect(await received()).toBe(0n)
      },
    )

    test("SK2: a wallet's own rejection, with its code and text, becomes UserRejected too", async () => {
      const refusal = { code: -4, message: "The user rejected this request.", ext: ["why"] }
      const { signer } = await connected({ signTransaction: () => Promise.reject(refusal) })
      const sending = (await clientOf(signer).transfer(payment)).signAndSend()
      await expect(sending).rejects.toBeInstanceOf(Errors.UserRejected)
      await expect(sending).rejects.toThrow("The user rejected this request. (rejected, why)")
    })

    test("detects a wallet that signs another transaction, and sends nothing", async () => {
      const { signer } = await connected({
        async signTransaction(xdr) {
          const requested = sdk.TransactionBuilder.fromXDR(xdr, networks.Testnet)
          const other = sdk.TransactionBuilder.cloneFrom(requested as never, {
            fee: "1000",
          }).build()
          other.sign(sdk.Keypair.fromSecret(keys.secret()))
          return { signedTxXdr: other.toXDR() }
        },
      })
      const sending = (await clientOf(signer).transfer(payment)).signAndSend()
      await expect(sending).rejects.toBeInstanceOf(Errors.InternalWalletError)
      await expect(sending).rejects.toThrow("(altered, ")
      expect(await received()).toBe(0n)
    })
  })

  describe("as the authorizing account, with another payer", () => {
    test("SK4: signs only the entry, from the app's client to the payer's signature", async () => {
      const { signer, wallet } = await connected()
      const transaction = await clientOf({ ...signer, ...payerSigner }).transfer(payment)
      expect(transaction.needsNonInvokerSigningBy()).toEqual([user])
      await transaction.signAuthEntries({
        address: signer.address,
        signAuthEntry: signer.signAuthEntry,
      })
      expect(transaction.needsNonInvokerSigningBy()).toEqual([])
      await transaction.signAndSend()
      expect(wallet.calls).toEqual(["signAuthEntry"])
      expect(await received()).toBe(7n)
      expect(before.user - (await lumensOf(user))).toBe(7n)
    })

    test("signs the entry of a call built elsewhere, and returns it as JSON", async () => {
      const { signer } = await connected()
      const payers = clientOf({ ...payerSigner, useUpgradedAuth: signer.useUpgradedAuth })
      const built = (await payers.transfer(payment)).toJSON()

      const transaction = clientOf(signer).txFromJSON(built)
      await transaction.signAuthEntries()

      const signed = payers.txFromJSON(transaction.toJSON())
      await signed.signAndSend()
      expect(await received()).toBe(7n)
      expect(before.user - (await lumensOf(user))).toBe(7n)
    })

    test("gets the preimage type that both this SDK and the wallet support", async () => {
      const known = major < 16 ? { credentials: 1, preimage: 9 } : { credentials: 2, preimage: 10 }
      const { signer, preimages } = await connected()
      const transaction = await clientOf({ ...signer, ...payerSigner }).transfer(payment)
      expect(credentialsOf(transaction)).toBe(known.credentials)
      await transaction.signAuthEntries(signer)
      await transaction.signAndSend()
      expect(preimages).toEqual([known.preimage])
      expect(await received()).toBe(7n)
    })

    test("SI2 SK1: gets type 9 for a wallet that supports nothing else, without code in the app", async () => {
      const { signer, preimages } = await connected({ capabilities: { authEntry: ["v1"] } })
      const transaction = await clientOf({ ...signer, ...payerSigner }).transfer(payment)
      expect(credentialsOf(transaction)).toBe(1)
      await transaction.signAuthEntries(signer)
      await transaction.signAndSend()
      expect(preimages).toEqual([9])
      expect(await received()).toBe(7n)
    })

    test("rejects with the SDK's own UserRejected, and sends nothing", async () => {
      const failure = new WalletError("rejected", "Declined in the wallet.")
      const { signer } = await connected({ signAuthEntry: () => Promise.reject(failure) })
      const transaction = await clientOf({ ...signer, ...payerSigner }).transfer(payment)
      const signing = transaction.signAuthEntries(signer)
      await expect(signing).rejects.toBeInstanceOf(Errors.UserRejected)
      await expect(signing).rejects.toThrow("Declined in the wallet. (rejected)")
      expect(transaction.needsNonInvokerSigningBy()).toEqual([user])
      await expect(transaction.signAndSend()).rejects.toBeInstanceOf(Errors.NeedsMoreSignatures)
      expect(await received()).toBe(0n)
    })

    test("CP4: signs for a shared account that it is a signer of, and the network applies the call", async () => {
      const shared = sdk.Keypair.random()
      await server().requestAirdrop(shared.publicKey())
      const options = { masterWeight: 0, medThreshold: 1, highThreshold: 1 }
      const sharing = new sdk.TransactionBuilder(await server().getAccount(shared.publicKey()), {
        fee: "100",
        networkPassphrase: networks.Testnet,
      })
        .addOperation(
          sdk.Operation.setOptions({ ...options, signer: { ed25519PublicKey: user, weight: 1 } }),
        )
        .setTimeout(0)
        .build()
      sharing.sign(shared)
      const body = new URLSearchParams({ tx: sharing.toXDR() })
      const made = await fetch(`${network.horizonUrl}/transactions`, { method: "POST", body })
      expect(made.ok).toBe(true)

      const { signer } = await connected()
      const onBehalfOf = shared.publicKey()
      const from = { ...payment, from: onBehalfOf }
      const transaction = await clientOf({ ...signer, ...payerSigner }).transfer(from)
      await transaction.signAuthEntries({
        address: onBehalfOf,
        authorizeEntry: (entry, _, until, passphrase) =>
          sdk.authorizeEntry(
            entry,
            async (preimage) => {
              const asked = { address: user, onBehalfOf }
              const result = await signer.signAuthEntry(preimage.toXDR("base64"), asked)
              expect(result).toMatchObject({ signerAddress: user, onBehalfOf })
              const signature = Buffer.from(result.signedAuthEntry, "base64")
              return { signature, publicKey: user }
            },
            until,
            passphrase,
          ),
      })
      await transaction.signAndSend()
      expect(await received()).toBe(7n)
    })

    test("cannot sign with another key than the requested one", async () => {
      const { signer } = await connected({
        async signAuthEntry(preimage) {
          const payload = sdk.hash(Buffer.from(preimage, "base64"))
          const signature = Buffer.from(otherKeys.sign(payload))
          return { signedAuthEntry: signature.toString("base64"), signerAddress: shop }
        },
      })
      const transaction = await clientOf({ ...signer, ...payerSigner }).transfer(payment)
      const signing = transaction.signAuthEntries(signer)
      await expect(signing).rejects.toBeInstanceOf(Errors.InvalidClientRequest)
      await expect(signing).rejects.toThrow("(wrong-account")
      expect(transaction.needsNonInvokerSigningBy()).toEqual([user])
    })
  })
})

describe("in the majors that support Signer objects and built-in contracts", () => {
  const [, , sixteen, seventeen] = majors

  test.each([sixteen!, seventeen!])(
    "Client.from of $major accepts kit.signer() unchanged",
    async ({ sdk }) => {
      const { signer } = await connected()
      const options = { ...connectionOf(sdk), ...signer }
      const client = await sdk.contract.Client.from<Lumens>(options)
      const { result } = await client.balance({ id: keys.publicKey() })
      expect(result).toBeGreaterThan(0n)
    },
  )

  test.each([sixteen!, seventeen!])(
    "$major accepts it as a Signer, instead of both functions",
    async ({ sdk }) => {
      const { signer, wallet } = await connected()
      const payer = sdk.Keypair.random()
      const server = new sdk.rpc.Server(network.rpcUrl, { allowHttp: true })
      await server.requestAirdrop(payer.publicKey())
      const options = {
        ...connectionOf(sdk),
        publicKey: signer.address,
        signTransaction: signer,
        signAuthEntry: signer,
      }
      const client = await sdk.contract.Client.from<Lumens>(options)
      const payment = { from: signer.address, to: otherKeys.publicKey(), amount: 7n }
      await (await client.transfer(payment)).signAndSend()

      const payers = { ...options, publicKey: payer.publicKey(), signTransaction: payer }
      const sponsored = await (await sdk.contract.Client.from<Lumens>(payers)).transfer(payment)
      await sponsored.signAuthEntries({ address: signer.address, signAuthEntry: signer })
      await sponsored.signAndSend()
      expect(wallet.calls).toEqual(["signTransaction", "signAuthEntry"])
    },
  )

  test("SI2: 17 requests type 10 by default, and a wallet with only type 9 reports that it cannot sign it", async () => {
    const { sdk } = seventeen!
    const { signer } = await connected({ capabilities: { authEntry: ["v1"] } })
    const payer = sdk.Keypair.random()
    const server = new sdk.rpc.Server(network.rpcUrl, { allowHttp: true })
    await server.requestAirdrop(payer.publicKey())
    const client = await sdk.contract.Client.from<Lumens>({
      ...connectionOf(sdk),
      publicKey: payer.publicKey(),
      signTransaction: payer,
    })
    const transaction = await client.transfer({
      from: signer.address,
      to: otherKeys.publicKey(),
      amount: 7n,
    })
    expect(credentialsOf(transaction)).toBe(2)
    const signing = transaction.signAuthEntries({ address: signer.address, signAuthEntry: signer })
    await expect(signing).rejects.toBeInstanceOf(
      sdk.contract.AssembledTransaction.Errors.InvalidClientRequest,
    )
    await expect(signing).rejects.toThrow(
      "Test Wallet can't sign authorization entries of type 10 (with address). (unsupported)",
    )
  })
})

test.each(majors.slice(0, 2))(
  "Client.from of $major does not support built-in contracts",
  async ({ sdk }) => {
    await expect(sdk.contract.Client.from(connectionOf(sdk))).rejects.toThrow()
  },
)
