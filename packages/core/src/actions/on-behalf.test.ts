import {
  Address,
  authorizeEntry,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
  hash,
  inspectAuthEntry,
  type Keypair,
  StrKey,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, otherKeys, testWallet } from "../../test/wallet.js"
import type { WalletModule } from "../contract/wallet.js"
import { networks } from "../networks/networks.js"

const own = keys.publicKey()
const contract = StrKey.encodeContract(Buffer.alloc(32, 4))
const otherContract = StrKey.encodeContract(Buffer.alloc(32, 5))
/** An account that the connected one is a signer of. */
const shared = otherKeys.publicKey()

async function connected(overrides: Partial<WalletModule> = {}) {
  const wallet = testWallet(overrides)
  const kit = kitOf([wallet])
  await kit.connect("test")
  wallet.calls.length = 0
  return { kit, wallet }
}

/** An unsigned entry with credentials of version 2 for this address. */
function entryFor(address: string): xdr.SorobanAuthorizationEntry {
  return new xdr.SorobanAuthorizationEntry({
    credentials: xdr.SorobanCredentials.sorobanCredentialsAddressV2(
      new xdr.SorobanAddressCredentials({
        address: Address.fromString(address).toScAddress(),
        nonce: 7n,
        signatureExpirationLedger: 0,
        signature: xdr.ScVal.scvVoid(),
      }),
    ),
    rootInvocation: new xdr.SorobanAuthorizedInvocation({
      function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
        new xdr.InvokeContractArgs({
          contractAddress: Address.fromString(contract).toScAddress(),
          functionName: "run",
          args: [],
        }),
      ),
      subInvocations: [],
    }),
  })
}

/** An unsigned entry of a contract, with the connected account as its delegate. */
function delegatedEntry(): xdr.SorobanAuthorizationEntry {
  const delegates = [{ address: own }]
  return buildWithDelegatesEntry({
    entry: entryFor(contract),
    validUntilLedgerSeq: 1000,
    delegates,
  })
}

function preimageOf(entry: xdr.SorobanAuthorizationEntry, network: string = networks.Testnet) {
  return buildAuthorizationEntryPreimage(entry, 1000, network).toXdr("base64")
}

/** A wallet that signs with this key, whichever account it is asked for. */
function signingWith(key: Keypair): Partial<WalletModule> {
  return {
    signAuthEntry: async (preimage) => {
      const signature = key.sign(hash(Buffer.from(preimage, "base64")))
      return { signedAuthEntry: Buffer.from(signature).toString("base64") }
    },
  }
}

const refused = { kind: "wrong-account", ext: { actual: contract } }

describe("kit.signAuthEntry({ onBehalfOf })", () => {
  test.each([
    ["a contract, as its delegate", delegatedEntry(), contract],
    ["a contract, as one of its signers", entryFor(contract), contract],
    ["an account, as one of its signers", entryFor(shared), shared],
  ])("CP6: signs for %s, and the result says who and for whom", async (_, entry, onBehalfOf) => {
    const { kit } = await connected()
    expect(await kit.signAuthEntry(preimageOf(entry), { onBehalfOf })).toEqual({
      signedAuthEntry: expect.any(String),
      signerAddress: own,
      onBehalfOf,
      verified: "signature",
    })
  })

  test("the pending request says for whom: at once if named, else as soon as the preimage is read", async () => {
    const { kit } = await connected({ signAuthEntry: () => new Promise(() => {}) })
    const pending = () => kit.getState().pending[0]
    const named = kit.signAuthEntry(preimageOf(delegatedEntry()), { onBehalfOf: contract })
    named.catch(() => {})
    await expect.poll(() => pending()).toMatchObject({ address: own, onBehalfOf: contract })
    kit.cancel(named.id)
    await expect(named).rejects.toMatchObject({ kind: "aborted" })
    const any = kit.signAuthEntry(preimageOf(delegatedEntry()), { onBehalfOf: true })
    any.catch(() => {})
    await expect.poll(() => pending()).toMatchObject({ address: own, onBehalfOf: contract })
    kit.cancel(any.id)
    await expect(any).rejects.toMatchObject({ kind: "aborted" })
    const self = kit.signAuthEntry(preimageOf(entryFor(own)), { onBehalfOf: true })
    self.catch(() => {})
    await expect.poll(() => pending()).toMatchObject({ kind: "auth-entry" })
    expect(pending()?.onBehalfOf).toBeUndefined()
    kit.cancel(self.id)
  })

  test("CP6: refuses an address that the caller did not name, before the wallet is asked", async () => {
    const { kit, wallet } = await connected()
    const forContract = preimageOf(delegatedEntry())
    await expect(kit.signAuthEntry(forContract)).rejects.toMatchObject(refused)
    for (const onBehalfOf of [otherContract, shared, own]) {
      await expect(kit.signAuthEntry(forContract, { onBehalfOf })).rejects.toMatchObject({
        ...refused,
        ext: { expected: onBehalfOf, actual: contract },
      })
    }
    const forShared = preimageOf(entryFor(shared))
    await expect(kit.signAuthEntry(forShared, { onBehalfOf: true })).rejects.toMatchObject({
      kind: "wrong-account",
      ext: { expected: own, actual: shared },
    })
    await expect(kit.signAuthEntry(forShared, { onBehalfOf: "G" })).rejects.toMatchObject({
      kind: "bad-request",
    })
    expect(wallet.calls).toEqual([])
  })

  test("refuses another network, also for a named address", async () => {
    const { kit, wallet } = await connected()
    const elsewhere = preimageOf(delegatedEntry(), networks.Public)
    await expect(kit.signAuthEntry(elsewhere, { onBehalfOf: contract })).rejects.toMatchObject({
      kind: "wrong-network",
    })
    expect(wallet.calls).toEqual([])
  })

  test("refuses the signature of a key that is not the account's, and names both accounts if it knows them", async () => {
    const { kit } = await connected(signingWith(otherKeys))
    await expect(
      kit.signAuthEntry(preimageOf(entryFor(shared)), { onBehalfOf: shared }),
    ).rejects.toMatchObject({ kind: "wrong-account", ext: { requested: own, signer: shared } })
    await expect(
      kit.signAuthEntry(preimageOf(delegatedEntry()), { onBehalfOf: contract }),
    ).rejects.toMatchObject({ kind: "bad-signature", ext: { requested: own } })
  })
})

describe("kit.signer(), as the Stellar SDK asks the signers of an entry (CP4)", () => {
  test("signs as a delegate of a contract, and the SDK takes the signature", async () => {
    const { kit } = await connected()
    const sign = async (preimage: xdr.HashIdPreimage) => {
      const result = await kit.signer()!.signAuthEntry(preimage.toXdr("base64"), { address: own })
      expect(result).toMatchObject({ signerAddress: own, onBehalfOf: contract })
      return Buffer.from(result.signedAuthEntry, "base64")
    }
    const signed = await authorizeEntry(delegatedEntry(), sign, 1000, networks.Testnet, own)
    expect(inspectAuthEntry(signed).signers).toMatchObject([
      { address: contract, signed: false },
      { address: own, signed: true },
    ])
  })

  test("signs for a shared account, and the SDK takes the signature with its key", async () => {
    const { kit } = await connected()
    const sign = async (preimage: xdr.HashIdPreimage) => {
      const options = { address: own, onBehalfOf: shared }
      const result = await kit.signer()!.signAuthEntry(preimage.toXdr("base64"), options)
      expect(result).toMatchObject({ verified: "signature", onBehalfOf: shared })
      const signature = Buffer.from(result.signedAuthEntry, "base64")
      return { signature, publicKey: result.signerAddress! }
    }
    const signed = await authorizeEntry(entryFor(shared), sign, 1000, networks.Testnet)
    expect(inspectAuthEntry(signed).signers[0]?.signatures?.[0]?.publicKey).toBe(own)
  })

  test("refuses without the caller's word, and a shared account that is not named", async () => {
    const { kit } = await connected()
    const signer = kit.signer()!
    const error = { error: { code: -3, ext: expect.arrayContaining(["wrong-account"]) } }
    expect(await signer.signAuthEntry(preimageOf(delegatedEntry()))).toMatchObject(error)
    const forShared = preimageOf(entryFor(shared))
    expect(await signer.signAuthEntry(forShared, { address: own })).toMatchObject(error)
    const options = { address: own, onBehalfOf: otherContract }
    expect(await signer.signAuthEntry(forShared, options)).toMatchObject(error)
  })

  test("refuses another key's signature, also on behalf of a contract", async () => {
    const { kit } = await connected(signingWith(otherKeys))
    const preimage = preimageOf(delegatedEntry())
    const result = await kit.signer()!.signAuthEntry(preimage, { address: own })
    expect(result.error?.ext[0]).toBe("bad-signature")
  })
})
