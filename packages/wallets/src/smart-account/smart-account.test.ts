import { createKit, type Kit, networks } from "@alidade/core"
import { authorizeEntry, buildAuthorizationEntryPreimage, xdr } from "@stellar/stellar-sdk"
import { expect, onTestFinished, test, vi } from "vitest"
import { contract, signers, unsignedEntry } from "../../../core/test/auth-entries.js"
import { bytes } from "../../../core/test/smart-signatures.js"
import { type SmartAccountOptions, smartAccount } from "./index.js"

const passphrase = networks.Testnet

/** Puts a signature of the account's own form into an entry. */
async function signed(entry: string): Promise<string> {
  const read = xdr.SorobanAuthorizationEntry.fromXdr(entry, "base64")
  const signatureScVal = bytes(new Uint8Array(8))
  const done = await authorizeEntry(read, async () => ({ signatureScVal }), 1000, passphrase)
  return done.toXdr("base64")
}

const options: SmartAccountOptions = {
  id: "mine",
  name: "My account",
  icon: "icon.svg",
  url: "https://app.example",
  address: contract,
  signAuthEntry: signed,
}

function kitOf(
  given: Partial<SmartAccountOptions> = {},
  storage: Parameters<typeof createKit>[0]["storage"] = null,
): Kit {
  const wallets = [smartAccount({ ...options, ...given })]
  const kit = createKit({ network: passphrase, wallets, storage })
  onTestFinished(() => kit.destroy())
  return kit
}
const preimageOf = (entry: xdr.SorobanAuthorizationEntry): string =>
  buildAuthorizationEntryPreimage(entry, 1000, passphrase).toXdr("base64")

test("connects with its address, and signs entries only", async () => {
  const kit = kitOf()
  expect(await kit.connect("mine")).toMatchObject({ address: contract })
  expect(kit.getState().allowedWallets[0]).toMatchObject({
    name: "My account",
    capabilities: { authEntry: ["v1", "v2"], message: false, network: "none", wholeEntry: true },
  })
  await expect(kit.signMessage("Hello")).rejects.toMatchObject({ kind: "unsupported" })
  await expect(kit.signTransaction("AAAA")).rejects.toMatchObject({ kind: "unsupported" })
})

test.each(["address", "addressV2"] as const)(
  "CP1: makes the entry from the preimage, and returns it with the signature: %s",
  async (credentials) => {
    const signAuthEntry = vi.fn(signed)
    const kit = kitOf({ signAuthEntry })
    await kit.connect("mine")
    const entry = unsignedEntry(contract, { credentials })
    const result = await kit.signAuthEntry(preimageOf(entry))
    expect(signAuthEntry).toHaveBeenCalledWith(entry.toXdr("base64"), {
      networkPassphrase: passphrase,
      signal: expect.any(AbortSignal),
    })
    expect(result).toEqual({
      signedAuthEntry: await signed(entry.toXdr("base64")),
      verified: "body",
    })
  },
)

test("gives the entry that the caller has", async () => {
  const signAuthEntry = vi.fn(signed)
  const kit = kitOf({ signAuthEntry })
  await kit.connect("mine")
  const entry = unsignedEntry(contract)
  const own = await signed(entry.toXdr("base64"))
  await kit.signAuthEntry(preimageOf(entry), { entry: own })
  expect(signAuthEntry).toHaveBeenCalledWith(own, expect.anything())
})

test("PK8: refuses another entry, and takes its passkeys to the check", async () => {
  const other = unsignedEntry(contract, { name: "other" }).toXdr("base64")
  const passkeys = vi.fn(() => [])
  const kit = kitOf({ signAuthEntry: async () => other, passkeys })
  await kit.connect("mine")
  await expect(kit.signAuthEntry(preimageOf(unsignedEntry(contract)))).rejects.toMatchObject({
    kind: "altered",
  })
  expect(passkeys).toHaveBeenCalled()
})

test("refuses preimages of a version that it does not sign", async () => {
  const kit = kitOf({ authEntry: ["v1"] })
  await kit.connect("mine")
  await expect(kit.signAuthEntry(preimageOf(unsignedEntry(contract)))).rejects.toMatchObject({
    kind: "unsupported",
  })
})

test("asks for the address, and refuses one that is no contract's", async () => {
  const kit = kitOf({ address: async () => signers[0].publicKey() })
  await expect(kit.connect("mine")).rejects.toMatchObject({
    kind: "bad-reply",
    reason: { key: "noSmartAccount" },
  })
})

test("a passkey that is not used is a refusal, and a cancelled call ends at once", async () => {
  const notUsed = Object.assign(new Error("timed out"), { name: "NotAllowedError" })
  const kit = kitOf({ address: () => Promise.reject(notUsed) })
  await expect(kit.connect("mine")).rejects.toMatchObject({
    kind: "rejected",
    code: -4,
    reason: { key: "passkeyNotUsed" },
  })
  let seen: AbortSignal | undefined
  const asking = kitOf({
    address: ({ signal }) => {
      seen = signal
      return new Promise(() => {})
    },
  })
  const end = new AbortController()
  const done = asking.connect("mine", { signal: end.signal })
  await vi.waitUntil(() => seen)
  end.abort()
  await expect(done).rejects.toMatchObject({ kind: "aborted" })
  expect(seen?.aborted).toBe(true)
})

test.each<[string, Partial<SmartAccountOptions>, boolean]>([
  ["a fixed address", {}, false],
  ["an address that is known", { address: async () => "", restore: async () => contract }, false],
  ["an address that nobody can tell", { address: async () => "" }, false],
  [
    "an address that has to be asked for",
    { address: async () => contract, restore: async () => null },
    true,
  ],
])("after a reload: %s", async (_, given, locked) => {
  const kept = JSON.stringify({ walletId: "mine", address: contract })
  const kit = kitOf(given, {
    getItem: (key) => (key === "alidade:connection" ? kept : null),
    setItem: () => {},
    removeItem: () => {},
  })
  await kit.restore()
  expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: contract, locked })
})

test("says goodbye", async () => {
  const disconnect = vi.fn(async () => {})
  const kit = kitOf({ disconnect })
  await kit.connect("mine")
  await kit.disconnect()
  expect(disconnect).toHaveBeenCalledOnce()
})
