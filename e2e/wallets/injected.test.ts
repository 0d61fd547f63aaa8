import { networks, type WalletCard } from "@alidade/core"
import { conformance } from "@alidade/sandbox/conformance"
import { bitget } from "@alidade/wallets/bitget"
import { cactusLink } from "@alidade/wallets/cactuslink"
import { dcent } from "@alidade/wallets/dcent"
import { injected } from "@alidade/wallets/injected"
import { klever } from "@alidade/wallets/klever"
import { onekey } from "@alidade/wallets/onekey"
import { scopuly } from "@alidade/wallets/scopuly"
import { hash, Keypair, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { beforeEach, expect, onTestFinished, test, vi } from "vitest"

/** Runs the conformance suite for the wallets that inject an object, with an object that the SDK signs for. */

const pair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(3))
const address = pair.publicKey()
const networkPassphrase = networks.Testnet
const signerAddress = address

type Answer = "approve" | "reject" | "ignore"

/** The object's user. */
let answer: Answer
/** Whether the site has access. */
let isGranted: boolean

/** Waits for the user's answer. */
function decide(): Promise<void> {
  if (answer === "ignore") return new Promise(() => {})
  return answer === "approve"
    ? Promise.resolve()
    : Promise.reject({ code: 4001, message: "The user rejected this request." })
}

/** An object with SEP-43's functions, and the two ways to ask for the address without a window. */
const object = {
  async getAddress({ skipRequestAccess = false } = {}) {
    if (!isGranted && skipRequestAccess) throw { code: 4100, message: "Unauthorized" }
    if (!skipRequestAccess) await decide()
    isGranted = true
    return { address }
  },
  isConnected: async () => ({ isConnected: isGranted }),
  async signTransaction(envelope: string, options: { networkPassphrase: string }) {
    const transaction = TransactionBuilder.fromXdr(envelope, options.networkPassphrase)
    await decide()
    transaction.sign(pair)
    return { signedTxXdr: transaction.toXdr(), signerAddress }
  },
  async signAuthEntry(preimage: string) {
    await decide()
    const signature = pair.sign(hash(xdr.decodeBytes(preimage, "base64")))
    return { signedAuthEntry: xdr.encodeBytes(signature, "base64"), signerAddress }
  },
  async signMessage(message: string) {
    await decide()
    return { signedMessage: Buffer.from(pair.signMessage(message)).toString("hex"), signerAddress }
  },
  getNetwork: async () => ({ network: "testnet", networkPassphrase }),
  async disconnect() {
    isGranted = false
  },
}

/** Scopuly asks for access only if the site has none. */
const frozen = Object.freeze({
  ...object,
  getAddress: () => object.getAddress({ skipRequestAccess: isGranted }),
})

/** Cactus Link and D'CENT ask for access in a call of its own. Only then is there an address. */
const withAccess = {
  ...object,
  async requestAccess() {
    await decide()
    isGranted = true
    return {}
  },
  getAddress: async () => ({ address: isGranted ? address : "" }),
}

/** Bitget has other names, and answers with bare strings (BI1). */
const bare = {
  async connect() {
    if (!isGranted) await decide()
    isGranted = true
    return address
  },
  async network() {
    if (!isGranted) throw { code: 4100, message: "Unauthorized" }
    return object.getNetwork()
  },
  signTransaction: async (...args: Parameters<typeof object.signTransaction>) =>
    (await object.signTransaction(...args)).signedTxXdr,
  signMessage: async (message: string) => (await object.signMessage(message)).signedMessage,
}

const side = Object.fromEntries(
  (["approve", "reject", "ignore"] as const).map((name) => [
    name,
    () => {
      answer = name
    },
  ]),
) as Record<Answer, () => void>

beforeEach(() => {
  answer = "approve"
  isGranted = false
  vi.stubGlobal("window", new EventTarget())
  const getElementsByTagName = () => []
  const page = { readyState: "complete", visibilityState: "visible", getElementsByTagName }
  vi.stubGlobal("document", Object.assign(new EventTarget(), page))
  vi.stubGlobal("$onekey", { stellar: object })
  vi.stubGlobal("scopuly", frozen)
  vi.stubGlobal("kleverWallet", { stellar: object })
  vi.stubGlobal("dcentStellarProvider", withAccess)
  vi.stubGlobal("cactuslink_stellar", withAccess)
  vi.stubGlobal("bitkeep", { stellar: bare })
  onTestFinished(() => void vi.unstubAllGlobals())
})

const url = "https://acme.example"

test.each<[name: string, card: WalletCard]>([
  [
    "a wallet that declares nothing",
    injected({ id: "acme", name: "Acme", icon: url, url, find: () => object }),
  ],
  ["OneKey", onekey()],
  ["Scopuly", scopuly()],
  ["Klever", klever()],
  ["D'CENT", dcent()],
  ["Cactus Link", cactusLink()],
  ["Bitget", bitget()],
])("%s conforms with an object that follows SEP-43", async (_, card) => {
  const module = await card.load()
  const failed: string[] = []
  // The first call loads the client, as slowly as a busy test runner does. An aborted call would wait for that.
  await module.getNetwork?.().catch(() => {})
  // A busy machine is slow, not wrong.
  const checks = conformance(module, { ...side, patience: 20_000 })
  for (const { name, run } of checks)
    await run().catch((error: Error) => failed.push(`${name}: ${error.message}`))
  expect(failed.join("\n")).toBe("")
  expect(checks.length).toBeGreaterThan(8)
})
