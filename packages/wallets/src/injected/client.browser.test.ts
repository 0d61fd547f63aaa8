import { networks, type WalletModule } from "@alidade/core"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type InjectedOptions, injected } from "./index.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const base64 = `${"A".repeat(86)}==`
const hex = "00".repeat(64)
const networkPassphrase = networks.Testnet
const network = { network: "TESTNET", networkPassphrase }
const given = { networkPassphrase, address: account }

type Functions = Record<string, (...args: never[]) => unknown>

/** The object's functions. Tests replace or remove some. */
let wallet: Functions | undefined
/** The calls that the object received, in order. */
let received: unknown[][]

beforeEach(() => {
  received = []
  wallet = {
    getAddress: async () => ({ address: account }),
    signTransaction: async () => ({ signedTxXdr: "AAAA", signerAddress: account }),
    signAuthEntry: async () => ({ signedAuthEntry: base64, signerAddress: account }),
    signMessage: async () => ({ signedMessage: base64, signerAddress: account }),
    getNetwork: async () => network,
  }
})

/** The wallet's object, which records its calls. */
function find(): object | undefined {
  if (!wallet) return undefined
  const object: object = Object.fromEntries(
    Object.entries(wallet).map(([name, answer]) => [
      name,
      function (this: unknown, ...args: never[]) {
        expect(Object.keys(this as object), "called as a function of its object").toContain(name)
        received.push([name, ...args])
        return answer(...args)
      },
    ]),
  )
  return object
}

function load(options: Partial<InjectedOptions> = {}): Promise<WalletModule> {
  const names = { id: "acme", name: "Acme", icon: "https://acme.example/a.svg" }
  return injected({ ...names, url: "https://acme.example", find, ...options }).load()
}

const calls: Record<string, (module: WalletModule) => Promise<unknown> | undefined> = {
  getAddress: (module) => module.getAddress(),
  signTransaction: (module) => module.signTransaction?.("BBBB", given),
  signAuthEntry: (module) => module.signAuthEntry?.("BBBB", given),
  signMessage: (module) => module.signMessage?.("hello", given),
  getNetwork: (module) => module.getNetwork?.(),
}

afterEach(() => {
  wallet = undefined
})

test("passes SEP-43's two options and no others, so that no wallet submits (ON5, SC3)", async () => {
  const module = await load()
  const options = { ...given, submit: true, path: "44'/148'/0'", entry: "CCCC" }
  await module.signTransaction?.("BBBB", options)
  await module.signAuthEntry?.("BBBB", options)
  await module.signMessage?.("こんにちは", { networkPassphrase })
  expect(received).toEqual([
    ["signTransaction", "BBBB", given],
    ["signAuthEntry", "BBBB", given],
    ["signMessage", "こんにちは", { networkPassphrase }],
  ])
})

test("reads SEP-43's replies", async () => {
  const module = await load()
  const replies = Object.values(calls).map((call) => call(module))
  expect(await Promise.all(replies)).toEqual([
    { address: account },
    { signedTxXdr: "AAAA", signerAddress: account },
    { signedAuthEntry: base64, signerAddress: account },
    { signedMessage: base64, signerAddress: account },
    network,
  ])
})

/** The start of an entry with version-1 credentials of an account, up to a signature of zeros. */
const wholeEntry = btoa(
  String.fromCharCode(
    ...[0, 0, 0, 1, ...Array(8).fill(0), ...Array(32).fill(7), ...Array(12).fill(0)],
    ...[16, 1, 1, 17, 1, 2, 15, 10].flatMap((word) => [0, 0, 0, word]),
    ...new TextEncoder().encode("public_key\0\0"),
    ...[13, 32].flatMap((word) => [0, 0, 0, word]),
    ...Array(32).fill(7),
    ...[15, 9].flatMap((word) => [0, 0, 0, word]),
    ...new TextEncoder().encode("signature\0\0\0"),
    ...[13, 64].flatMap((word) => [0, 0, 0, word]),
    ...Array(64).fill(0),
  ),
)

/** Replies of other forms, and what is read from them. */
const forms: [form: string, name: string, reply: unknown, read: unknown][] = [
  ["a plain string", "getAddress", account, { address: account }],
  ["publicKey", "getAddress", { publicKey: account }, { address: account }],
  ["a plain string", "signTransaction", "AAAA", { signedTxXdr: "AAAA" }],
  ["no signer", "signTransaction", { signedTxXdr: "AAAA" }, { signedTxXdr: "AAAA" }],
  [
    "an invalid signer",
    "signMessage",
    { signedMessage: base64, signerAddress: {} },
    {
      signedMessage: base64,
    },
  ],
  ["hex (IN2)", "signMessage", { signedMessage: hex }, { signedMessage: base64 }],
  ["hex (IN2)", "signAuthEntry", { signedAuthEntry: hex }, { signedAuthEntry: base64 }],
  [
    "a whole entry (KL2)",
    "signAuthEntry",
    { signedAuthEntry: wholeEntry },
    { signedAuthEntry: base64 },
  ],
  ["a plain whole entry (KL2)", "signAuthEntry", wholeEntry, { signedAuthEntry: base64 }],
  ["plain hex (BI1)", "signMessage", hex, { signedMessage: base64 }],
]

test.each(forms)("reads a reply of another form: %s, %s", async (_, name, reply, read) => {
  wallet![name] = async () => reply
  expect(await calls[name]!(await load())).toEqual(read)
})

test("calls getPublicKey if there is no getAddress", async () => {
  delete wallet!.getAddress
  wallet!.getPublicKey = async () => account
  expect(await (await load()).getAddress()).toEqual({ address: account })
  expect(received).toEqual([["getPublicKey"]])
})

test("asks for access first, whose reply need not have the address (CA1)", async () => {
  const module = await load()
  wallet!.requestAccess = async () => ({})
  expect(await module.getAddress()).toEqual({ address: account })
  wallet!.requestAccess = async () => ({ address: other })
  expect(await module.getAddress()).toEqual({ address: other })
  wallet!.requestAccess = async () => ({ error: "User declined access" })
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "rejected" })
  const names = received.map(([name]) => name)
  expect(names).toEqual(["requestAccess", "getAddress", "requestAccess", "requestAccess"])
})

for (const [name, call] of Object.entries(calls)) {
  test(`${name} rejects a reply without its field, without an error too (IN1)`, async () => {
    const module = await load()
    const empty = { address: "", signedTxXdr: "", signedAuthEntry: "", signedMessage: "" }
    for (const reply of [undefined, null, "", 7, {}, [account], empty, "x".repeat(2e6)]) {
      wallet![name] = async () => reply
      await expect(call(module)).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    }
  })

  test(`${name} reads a rejection that is thrown or in the reply, in all known shapes (IN1)`, async () => {
    const module = await load()
    const rejection = { code: -4, message: "no" }
    for (const thrown of [
      rejection,
      { code: 4001, message: "no" },
      { error: rejection },
      new Error("User rejected the request."),
      "Request cancelled by user",
    ]) {
      wallet![name] = () => Promise.reject(thrown)
      await expect(call(module)).rejects.toMatchObject({ kind: "rejected", cause: thrown })
    }
    for (const error of [rejection, "The user declined", { ...rejection, ext: "text" }]) {
      wallet![name] = async () => ({ signedTxXdr: "", error })
      await expect(call(module)).rejects.toMatchObject({
        kind: "rejected",
        code: -4,
        message: "The request was declined in Acme, or its window was closed.",
      })
    }
  })

  test(`${name} ends when aborted, if the wallet never answers`, async () => {
    wallet![name] = () => new Promise(() => {})
    const module = await load()
    const controller = new AbortController()
    const options = { ...given, signal: controller.signal }
    const called =
      name === "getAddress" || name === "getNetwork"
        ? module[name]?.(options)
        : module[name as "signMessage"]?.("BBBB", options)
    await expect.poll(() => received.length).toBe(1)
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted" })
  })
}

test.each([
  [4100, "internal", -1, "Acme is no longer connected to this site. Connect again."],
  [4200, "unsupported", -3, "Acme failed: oops."],
  [4500, "timeout", -1, "Acme did not answer. The request expired."],
  [4900, "page-stale", -1, "Acme was turned off or updated. Reload this page."],
  [4901, "page-stale", -1, "Acme was turned off or updated. Reload this page."],
  [-32602, "bad-request", -3, "Acme failed: oops."],
  [-32603, "internal", -1, "Acme failed: oops."],
  [-2, "external", -2, "Acme failed: oops."],
  [-3, "bad-request", -3, "Acme failed: oops."],
  [17, "external", 17, "Acme failed: oops."],
])("error %i is %s, with a reason (ON9)", async (thrown, kind, code, message) => {
  wallet!.signMessage = () => Promise.reject({ code: thrown, message: "oops." })
  const error = { kind, code, message, reason: { values: { wallet: "Acme" } } }
  await expect(calls.signMessage!(await load())).rejects.toMatchObject(error)
})

test("says only that the wallet failed if it gives no words", async () => {
  wallet!.signMessage = () => Promise.reject({})
  await expect(calls.signMessage!(await load())).rejects.toMatchObject({ message: "Acme failed." })
})

test("has the functions that the object has, and infers the capabilities from them", async () => {
  const module = await load()
  expect(module.capabilities).toEqual({ authEntry: ["v1"] })
  expect([module.signAuthEntry, module.signMessage, module.getNetwork]).not.toContain(undefined)
  expect([module.restore, module.readAccess, module.disconnect]).toEqual(Array(3).fill(undefined))
  for (const name of ["signAuthEntry", "signMessage", "getNetwork"]) delete wallet![name]
  expect(module.capabilities).toEqual({ authEntry: [] })
  expect([module.signAuthEntry, module.signMessage, module.getNetwork]).toEqual(
    Array(3).fill(undefined),
  )
})

test("declared capabilities decide, whatever functions the object has", async () => {
  const capabilities = { authEntry: [], message: false, network: "none" } as const
  const module = await load({ capabilities })
  expect(module.capabilities).toEqual(capabilities)
  expect([module.signAuthEntry, module.signMessage, module.getNetwork]).toEqual(
    Array(3).fill(undefined),
  )
})

test("refuses bytes, a contract's address, and a missing network before asking the wallet", async () => {
  const module = await load()
  const bytes = new Uint8Array(3) as unknown as string
  for (const [call, kind] of [
    [module.signMessage?.(bytes, given), "bad-request"],
    [module.signTransaction?.("BBBB", { address: account }), "bad-request"],
    [module.signAuthEntry?.("BBBB", { ...given, address: contract }), "unsupported"],
  ] as const)
    await expect(call).rejects.toMatchObject({ kind, code: -3 })
  expect(received).toEqual([])
})

test("an object that throws, or can't connect and sign, is missing", async () => {
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error("hostile")
      },
    },
  )
  const found = [{}, { signTransaction() {} }, { getAddress() {} }, hostile]
  for (const object of found) {
    const module = await load({ find: () => object })
    await expect(module.getAddress()).rejects.toMatchObject({
      kind: "not-installed",
      message: "Acme is not installed",
    })
  }
  const throws = (): never => {
    throw new Error("hostile")
  }
  expect(await (await load({ find: throws })).isAvailable()).toBe(false)
})

test("waits for a late object, which its own event announces (IN3)", async () => {
  const late = wallet
  wallet = undefined
  const module = await load({ event: "acme#initialized" })
  const available = module.isAvailable()
  const signed = module.signMessage?.("hello", given)
  wallet = late
  window.dispatchEvent(new Event("acme#initialized"))
  expect(await available).toBe(true)
  expect(await signed).toMatchObject({ signedMessage: base64 })
})

test("an open request ends when the page loses the extension", async () => {
  wallet!.signTransaction = () => new Promise(() => {})
  const module = await load({ lostEvent: "acme_gone" })
  const signed = calls.signTransaction!(module)
  await expect.poll(() => received.length).toBe(1)
  window.dispatchEvent(new Event("acme_gone"))
  await expect(signed).rejects.toMatchObject({ kind: "page-stale" })
})

test("a request fails at once after the page has lost the extension", async () => {
  const object = { ...wallet, signTransaction: () => new Promise(() => {}) }
  const { watch, ...module } = await load({ lostEvent: "acme_gone", find: () => wallet && object })
  const stop = watch!(() => {})
  await module.getAddress()
  window.dispatchEvent(new Event("acme_gone"))
  await expect(calls.signTransaction!(module)).rejects.toMatchObject({ kind: "page-stale" })
  stop?.()
})

test("explain decides first what an error means", async () => {
  wallet!.signMessage = () => Promise.reject({ code: -4, message: "The phone rejected it" })
  const words = { key: "example", english: "Charge your phone." }
  const module = await load({
    explain: ({ message }) => (/phone/.test(message) ? ["external", words] : undefined),
  })
  await expect(calls.signMessage!(module)).rejects.toMatchObject({
    kind: "external",
    reason: words,
  })
  wallet!.signMessage = () => Promise.reject({ code: -4, message: "no" })
  await expect(calls.signMessage!(module)).rejects.toMatchObject({ kind: "rejected" })
})
