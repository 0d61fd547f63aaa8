import { createKit, type WalletModule } from "@alidade/core"
import {
  conformance,
  type TestedModule,
  type TestedOptions,
  type WalletSide,
} from "@alidade/sandbox/conformance"
import { hash, Keypair, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"

/** Runs the suite against modules written for other kits and modules with deliberate faults. */

const testnet = "Test SDF Network ; September 2015"
const pair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(3))
const contract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"

/** A simulated user who follows instructions. */
class Person {
  private answer: "approve" | "reject" | "ignore" = "approve"

  decide(): Promise<void> {
    if (this.answer === "ignore") return new Promise(() => {})
    return this.answer === "approve"
      ? Promise.resolve()
      : Promise.reject({ code: -4, message: "The user rejected this request." })
  }

  /** How a suite controls the user. `ignore` is for modules that support an abort signal. */
  side(...names: ("approve" | "reject" | "ignore")[]): WalletSide {
    const answerWith = (answer: typeof this.answer) => () => {
      this.answer = answer
    }
    const all = {
      approve: answerWith("approve"),
      reject: answerWith("reject"),
      ignore: answerWith("ignore"),
    }
    return names.includes("ignore") ? all : { approve: all.approve, reject: all.reject }
  }
}

/**
 * A module in the style of Stellar-Wallets-Kit 2: a class without abort signals that throws plain objects, and -3 for
 * missing functions.
 */
class KitModule {
  moduleType = "HOT_WALLET" as const
  productId = "other"
  productName = "Other Wallet"
  productUrl = "https://other.example/"
  productIcon = "https://other.example/icon.png"

  constructor(private readonly person: Person) {}

  async isAvailable(): Promise<boolean> {
    return true
  }

  async getAddress(): Promise<{ address: string }> {
    await this.person.decide()
    return { address: pair.publicKey() }
  }

  async signTransaction(
    envelope: string,
    options?: { networkPassphrase?: string; address?: string; path?: string },
  ): Promise<{ signedTxXdr: string; signerAddress?: string }> {
    try {
      const transaction = TransactionBuilder.fromXdr(envelope, options?.networkPassphrase ?? "")
      await this.person.decide()
      transaction.sign(pair)
      return { signedTxXdr: transaction.toXdr(), signerAddress: pair.publicKey() }
    } catch (error) {
      throw error instanceof Error ? { code: -1, message: error.message } : error
    }
  }

  async signAuthEntry(
    authEntry: string,
  ): Promise<{ signedAuthEntry: string; signerAddress?: string }> {
    await this.person.decide()
    const signature = pair.sign(hash(xdr.decodeBytes(authEntry, "base64")))
    return { signedAuthEntry: xdr.encodeBytes(signature, "base64") }
  }

  async signMessage(message: string): Promise<{ signedMessage: string; signerAddress?: string }> {
    await this.person.decide()
    return { signedMessage: xdr.encodeBytes(pair.signMessage(message), "base64") }
  }

  async getNetwork(): Promise<{ network: string; networkPassphrase: string }> {
    throw { code: -3, message: 'Other Wallet does not support the "getNetwork" function' }
  }
}

/** A smart account: its address is a contract, and it signs only auth entries. */
function smartAccount(person: Person): WalletModule {
  return {
    productId: "smart",
    productName: "Smart Account",
    productUrl: "https://smart.example",
    productIcon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    moduleType: "HOT_WALLET",
    isAvailable: async () => true,
    async getAddress() {
      await person.decide()
      return { address: contract }
    },
    async signAuthEntry(authEntry) {
      await person.decide()
      const signature = pair.sign(hash(xdr.decodeBytes(authEntry, "base64")))
      return { signedAuthEntry: xdr.encodeBytes(signature, "base64"), signerAddress: contract }
    },
  }
}

/** Failed checks as name and reason. */
async function failures(module: TestedModule, side: WalletSide): Promise<[string, string][]> {
  const failed: [string, string][] = []
  for (const { name, run } of conformance(module, side)) {
    await run().catch((error: Error) => failed.push([name, error.message]))
  }
  return failed
}

/** The module as apps get it from the kit, which verifies replies and ends requests that the module leaves open. */
function throughKit(module: WalletModule): TestedModule {
  const kit = createKit({ network: testnet, wallets: [module], storage: null })
  const { productId, productName, productUrl, productIcon, moduleType } = module
  const own = ({ signal }: TestedOptions = {}): { signal?: AbortSignal } =>
    signal ? { signal } : {}
  return {
    ...{ productId, productName, productUrl, productIcon, moduleType },
    isAvailable: async () => (await kit.refreshSupportedWallets())[0]?.isAvailable === true,
    getAddress: (options) => kit.connect(productId, own(options)),
    ...(module.signTransaction && {
      signTransaction: (xdr: string, options?: TestedOptions) =>
        kit.signTransaction(xdr, own(options)),
    }),
    signAndSubmitTransaction: (xdr, options) => kit.signAndSubmitTransaction(xdr, own(options)),
    signAuthEntry: (authEntry, options) => kit.signAuthEntry(authEntry, own(options)),
    signMessage: (message, options) => kit.signMessage(message, own(options)),
    getNetwork: (options) => kit.getNetwork(own(options)),
    disconnect: () => kit.disconnect(),
  }
}

describe("accepts conforming modules, alone and through the kit", () => {
  for (const [what, make] of [
    ["one of the shape that Stellar-Wallets-Kit 2 uses", (person: Person) => new KitModule(person)],
    ["a smart account's, which signs auth entries alone", smartAccount],
  ] as const) {
    test(what, async () => {
      const person = new Person()
      const module: WalletModule = make(person)
      expect(await failures(module, person.side())).toEqual([])
      expect(await failures(throughKit(module), person.side("ignore"))).toEqual([])
    })
  }
})

test("names each fault of a module, and nothing else", async () => {
  const person = new Person()
  const other = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(4))
  const faulty = Object.assign(new KitModule(person), {
    productUrl: "http://other.example/",
    capabilities: { authEntry: [] },
    async signMessage(message: string) {
      await person.decide().catch(() => {
        throw new Error("declined")
      })
      return { signedMessage: xdr.encodeBytes(other.signMessage(message), "base64") }
    },
    watch() {
      setInterval(() => {}, 60_000).unref()
      return () => {}
    },
  })
  const found = await failures(faulty, person.side())
  const names = found.map(([name]) => name.split(/:|,/)[0])
  expect(names).toEqual([
    "has an identity",
    "signs a message as in SEP-53",
    "signMessage",
    "signAuthEntry",
    "stops watching and leaves nothing behind",
  ])
  expect(found.map(([, why]) => why)).toEqual([
    "Expected that productUrl is an https URL.",
    "Expected that signedMessage is the account's SEP-53 signature.",
    "declined",
    "The call must fail, but it succeeded.",
    "The call leaves behind: an interval.",
  ])
})

test("fails a module that hangs after a closed window or a lost wallet", async () => {
  const person = new Person()
  let isLost = false
  class Hanging extends KitModule {
    watch(): () => void {
      if (isLost) setInterval(() => {}, 60_000).unref()
      return () => {}
    }

    override async signTransaction(...args: Parameters<KitModule["signTransaction"]>) {
      if (isLost) return { signedTxXdr: "" }
      return super.signTransaction(...args)
    }
  }
  const found = await failures(new Hanging(person), {
    ...person.side(),
    close: person.side("ignore").ignore!,
    lose() {
      isLost = true
    },
    find() {
      isLost = false
    },
    patience: 200,
  })
  expect(found).toEqual([
    [
      "a connection with a closed window ends and can be retried",
      "An aborted call does not settle within 20 ms.",
    ],
    [
      "signTransaction: ends when its window is closed, and can be retried",
      "An aborted call does not settle within 20 ms.",
    ],
    [
      "an unreachable wallet fails with a typed error, leaves nothing behind, and works again later",
      "The call must fail, but it succeeded.",
    ],
    ["an unreachable wallet is no longer watched", "The call leaves behind: an interval."],
  ])
})

test("fails a module that ignores the abort signal", async () => {
  const person = new Person()
  const side = { ...person.side("ignore"), patience: 200 }
  const found = await failures(new KitModule(person), side)
  expect(found.map(([name]) => name)).toEqual([
    "an aborted connection ends at once and leaves nothing behind",
    ...["signTransaction", "signAuthEntry", "signMessage"].map(
      (name) => `${name}: ends at once if aborted, and leaves nothing behind`,
    ),
  ])
})
