import {
  Address,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  hash,
  Keypair,
  Networks,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { contract, unsignedEntry } from "../../../../../packages/core/test/auth-entries.js"
import {
  kitPasskey,
  kitPolicy,
  list,
  map,
  testPasskey,
  withSignature,
  zeppelinPasskey,
} from "../../../../../packages/core/test/smart-signatures.js"
import { checkEntry, isEntry } from "./check-entry.js"
import { checkParts } from "./check-parts.js"

const key = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
const passphrases = [Networks.PUBLIC, Networks.TESTNET]

const invocation = new xdr.SorobanAuthorizedInvocation({
  function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
    new xdr.InvokeContractArgs({
      contractAddress: Address.fromString(
        "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC",
      ).toScAddress(),
      functionName: "transfer",
      args: [],
    }),
  ),
  subInvocations: [],
})

/** An entry that the SDK signed for Testnet. */
async function signedEntry(): Promise<string> {
  const entry = await authorizeInvocation({
    signer: key,
    validUntilLedgerSeq: 1000,
    invocation,
    networkPassphrase: Networks.TESTNET,
  })
  return entry.toXdr("base64")
}

describe("a signed authorization entry", () => {
  test("names its signer and network, and the preimage that was signed", async () => {
    const entry = await signedEntry()
    expect(isEntry(entry)).toBe(true)
    const { verdicts, preimage } = await checkEntry(entry, passphrases)
    expect(verdicts).toEqual([
      expect.objectContaining({
        valid: true,
        signer: key.publicKey(),
        network: Networks.TESTNET,
        details: [{ kind: "for", network: Networks.TESTNET }],
      }),
    ])
    expect(xdr.HashIdPreimage.validateXdr(preimage, "base64")).toBe(true)
    const known = [Networks.TESTNET]
    const parts = { kind: "authorization", form: "entry", extra: "" } as const
    expect(
      await checkParts(
        { ...parts, parts: { authorization: entry } },
        new AbortController().signal,
        known,
      ),
    ).toMatchObject({ kind: "authorization", preimage })
  })

  test("is not valid for another network, or once it was changed", async () => {
    const entry = await signedEntry()
    const other = await checkEntry(entry, [Networks.PUBLIC])
    expect(other.verdicts).toMatchObject([
      { valid: false, kind: "noNetwork", signer: key.publicKey() },
    ])
    const changed = xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")
    const text = Buffer.from(changed.toXdr())
    // The last byte of the function's name.
    text[text.indexOf("transfer") + 7] = "s".charCodeAt(0)
    const { verdicts } = await checkEntry(text.toString("base64"), passphrases)
    expect(verdicts).toMatchObject([{ valid: false }])
  })
})

describe("a smart account's entry", () => {
  const passkey = testPasskey(1)
  const id = Buffer.from(passkey.id).toString("base64url")
  const unsigned = unsignedEntry(contract)
  const preimage = buildAuthorizationEntryPreimage(unsigned, 1000, Networks.TESTNET)
  const digest = hash(preimage.toXdr())
  const checked = async (signature: xdr.ScVal) => {
    const entry = await withSignature(unsigned, signature, Networks.TESTNET)
    return checkEntry(entry.toXdr("base64"), passphrases)
  }
  const signedDigest = { kind: "signedDigest", digest: Buffer.from(digest).toString("hex") }

  test("PK5: names the passkey, its page, and the network; a signature with the key is valid", async () => {
    const { verdicts, preimage: read } = await checked(
      list(map(zeppelinPasskey(contract, passkey, passkey.assert(digest)))),
    )
    expect(read).toBe(preimage.toXdr("base64"))
    expect(verdicts).toEqual([
      {
        ...{ valid: true, kind: "validFor", network: Networks.TESTNET },
        details: [
          { kind: "passkey", id },
          { kind: "usedOn", origin: "https://wallet.example" },
          signedDigest,
          { kind: "rulesUnknown" },
        ],
      },
    ])
  })

  test("PK8: says that the key is missing, who else decides, and which signature is wrong", async () => {
    const signed = kitPasskey(passkey, passkey.assert(digest))
    const { verdicts } = await checked(list(map(kitPolicy(contract), signed)))
    expect(verdicts).toMatchObject([
      {
        kind: "cannotVerify",
        details: [{ kind: "policy", address: contract }, { kind: "rulesUnknown" }],
      },
      { valid: false, kind: "passkeySigned", network: Networks.TESTNET },
    ])
    const wrong = kitPasskey(passkey, passkey.assert(hash(Buffer.from("else"))))
    expect((await checked(list(map(wrong)))).verdicts).toMatchObject([
      { valid: false, kind: "noNetwork", details: [{ kind: "passkey", id }, { kind: "usedOn" }] },
    ])
    expect((await checked(list())).verdicts).toMatchObject([{ kind: "notSignedYet" }])
    expect((await checked(xdr.ScVal.scvBool(true))).verdicts).toMatchObject([
      { kind: "cannotVerify", details: [{ kind: "onlyContract" }] },
    ])
  })
})

test("an entry of the source account has no signature of its own", async () => {
  const entry = new xdr.SorobanAuthorizationEntry({
    credentials: xdr.SorobanCredentials.sorobanCredentialsSourceAccount(),
    rootInvocation: invocation,
  })
  await expect(checkEntry(entry.toXdr("base64"), passphrases)).rejects.toThrow("sourceEntry")
})
