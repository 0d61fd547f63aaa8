import { createNetwork, type Network } from "@alidade/network"
import {
  Account,
  Address,
  Asset,
  authorizeEntry,
  Contract,
  type Keypair,
  nativeToScVal,
  Operation,
  rpc,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { relayCall } from "./index.js"
import type { RelayOptions, RelayState } from "./types.js"

const RELAYER = "https://relayer.example/testnet"

let network: Network
let alice: Keypair
let bob: Keypair
let channel: Keypair
/** What the relayer answers to each request, in turn. The last one answers all that follow. */
let answers: ((params: Params) => Response | Promise<Response>)[]
let requests: { params: Params; headers: Headers }[]
/** What servers of the network answer instead, by the method of JSON-RPC or the path of Horizon. */
let instead: Record<string, (ask: () => Promise<Response>) => Promise<Response>>
/** How often the network was asked. */
let asked: number

interface Params {
  func?: string
  auth?: readonly string[]
  getTransaction?: { transactionId: string }
}

beforeEach(() => {
  network = createNetwork({ seed: "relay" })
  alice = network.keypair("alice")
  bob = network.keypair("bob")
  channel = network.keypair("channel")
  for (const one of [alice, bob, channel]) network.fund(one)
  answers = [carriesOut]
  requests = []
  instead = {}
  asked = 0
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    if (`${url}`.startsWith(RELAYER)) {
      const { params } = JSON.parse(`${init?.body}`)
      requests.push({ params, headers: new Headers(init?.headers) })
      return (answers.length > 1 ? answers.shift()! : answers[0]!)(params)
    }
    asked++
    const name = init?.body ? JSON.parse(`${init.body}`).method : new URL(url).pathname
    const ask = () => network.fetch(url, init)
    return instead[name]?.(ask) ?? ask()
  })
  const later = setTimeout
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0, ...rest: unknown[]) =>
    later(run, ms === 1000 ? 0 : ms, ...rest),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const success = (data: object) => Response.json({ success: true, data, error: null })
const failure = (status: number, code: string, error = "No.", details = {}) =>
  Response.json({ success: false, data: { code, details }, error }, { status })

/** Sends a call from the channel, and returns its transaction's hash. */
function sendCall({ func, auth }: Params): string {
  const operation = Operation.invokeHostFunction({
    func: xdr.HostFunction.fromXdr(func!, "base64"),
    auth: auth!.map((one) => xdr.SorobanAuthorizationEntry.fromXdr(one, "base64")),
  })
  return network.send(channel, operation).hash
}

/** Sends a call that fails because something happens after its simulation. */
async function sendFailing({ func, auth }: Params, happens: () => void): Promise<string> {
  const server = new rpc.Server(network.rpcUrl, { allowHttp: true })
  const built = new TransactionBuilder(await server.getAccount(channel.publicKey()), {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(
      Operation.invokeHostFunction({
        func: xdr.HostFunction.fromXdr(func!, "base64"),
        auth: auth!.map((one) => xdr.SorobanAuthorizationEntry.fromXdr(one, "base64")),
      }),
    )
    .setTimeout(0)
    .build()
  const prepared = await server.prepareTransaction(built)
  prepared.sign(channel)
  happens()
  const submitted = network.ledger.submit(prepared.toXdr())
  if (!("transaction" in submitted) || submitted.transaction.successful) throw new Error("success")
  return submitted.hash
}

function carriesOut(params: Params): Response {
  return success({ transactionId: "1", hash: sendCall(params), status: "confirmed" })
}

/** A transfer of alice to bob that alice has signed, valid for so many ledgers. */
async function signed({
  amount = 5n,
  ledgers = 50,
  upgraded = true,
}: {
  amount?: bigint
  ledgers?: number
  upgraded?: boolean
} = {}): Promise<Pick<RelayOptions, "func" | "auth">> {
  const operation = new Contract(Asset.native().contractId(network.passphrase)).call(
    "transfer",
    Address.fromString(alice.publicKey()).toScVal(),
    Address.fromString(bob.publicKey()).toScVal(),
    nativeToScVal(amount, { type: "i128" }),
  )
  const transaction = new TransactionBuilder(new Account(bob.publicKey(), "0"), {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
  const server = new rpc.Server(network.rpcUrl, { allowHttp: true })
  const simulated = await server.simulateTransaction(transaction, undefined, undefined, upgraded)
  if (!rpc.Api.isSimulationSuccess(simulated)) throw new Error(simulated.error)
  const until = simulated.latestLedger + ledgers
  const entries = await Promise.all(
    simulated.result!.auth.map((entry) => authorizeEntry(entry, alice, until, network.passphrase)),
  )
  const body = operation.body as xdr.OperationBodyInvokeHostFunction
  return {
    func: body.invokeHostFunctionOp.hostFunction.toXdr("base64"),
    auth: entries.map((entry) => entry.toXdr("base64")),
  }
}

const onRpc = () => ({ passphrase: network.passphrase, rpcUrl: network.rpcUrl })
const onHorizon = () => ({ passphrase: network.passphrase, horizonUrl: network.horizonUrl })

async function relay(options: Partial<RelayOptions> = {}) {
  return relayCall({
    ...(await signed()),
    relayer: { url: RELAYER },
    network: onRpc(),
    ...options,
  })
}

const received = () => network.ledger.account(bob.xdrAccountId())!.balance - 100_000_000_000n

describe("a call that is carried out", () => {
  test.each([
    ["JSON-RPC", onRpc],
    ["Horizon", onHorizon],
  ])("is followed on %s to its ledger, and reported on the way", async (_, on) => {
    const states: RelayState[] = []
    const call = await signed()
    const headers = { authorization: "Bearer key" }
    const sent = await relay({
      ...call,
      relayer: { url: RELAYER, headers },
      network: on(),
      onState: (state) => states.push(state),
    })
    const { hash } = sent
    expect(sent).toMatchObject({ status: "success", ledger: network.ledger.closed.length })
    expect(states).toEqual([{ status: "relaying" }, { status: "pending", hash }, sent])
    expect(requests.map(({ params }) => params)).toEqual([call])
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer key")
    expect(received()).toBe(5n)
  })

  test("CP1: may be signed in version 1 or 2", async () => {
    for (const upgraded of [false, true])
      expect(await relay(await signed({ upgraded }))).toMatchObject({ status: "success" })
  })

  test("is asked about until it has a hash", async () => {
    let hash: string | null = null
    const state = () => success({ transactionId: "7", hash, status: "pending" })
    answers = [
      (params) => {
        setTimeout(() => {
          hash = sendCall(params)
        }, 20)
        return failure(504, "WAIT_TIMEOUT", "Late.", { id: "7", hash: null })
      },
      state,
    ]
    expect(await relay({ network: onHorizon() })).toMatchObject({ status: "success" })
    expect(requests.at(-1)?.params).toEqual({ getTransaction: { transactionId: "7" } })
  })

  test.each<[string, (params: Params) => Response]>([
    [
      "a cut connection",
      (params) => {
        sendCall(params)
        throw new TypeError("cut")
      },
    ],
    [
      "a page of a proxy",
      (params) => {
        sendCall(params)
        return new Response("<html>", { status: 502 })
      },
    ],
    [
      "a refusal (OpenZeppelin/openzeppelin-relayer#621)",
      (params) => {
        sendCall(params)
        return failure(503, "POOL_CAPACITY")
      },
    ],
    [
      "a failure of a second try",
      (params) => {
        sendCall(params)
        return failure(400, "ONCHAIN_FAILED", "txFailed", { hash: "00".repeat(32) })
      },
    ],
    [
      "a hash that no ledger has",
      (params) => {
        sendCall(params)
        return success({ transactionId: "1", hash: "00".repeat(32), status: "confirmed" })
      },
    ],
    [
      "the hash of another transaction",
      (params) => {
        sendCall(params)
        network.fund(network.keypair("other"))
        const { hash } = network.ledger.latest().transaction!
        return success({ hash: Buffer.from(hash).toString("hex"), status: "confirmed" })
      },
    ],
  ])("is found by its used signature in spite of %s", async (_, answer) => {
    answers = [answer]
    expect(await relay()).toMatchObject({ status: "success" })
    expect(received()).toBe(5n)
  })

  test.each([
    ["JSON-RPC", onRpc],
    ["Horizon", onHorizon],
  ])("by a first transaction is failed only if the network cannot tell: %s", async (name, on) => {
    answers = [
      async (params) => {
        const hash = await sendFailing(params, () => useFirst(params))
        return success({ transactionId: "1", hash, status: "confirmed" })
      },
    ]
    const sent = await relay({ network: on() })
    expect(sent.status).toBe(name === "JSON-RPC" ? "success" : "failed")
    expect(received()).toBe(5n)
  })

  /** Sends a call from another account than the channel. */
  function useFirst(params: Params): void {
    const first = channel
    channel = network.keypair("another channel")
    network.fund(channel)
    sendCall(params)
    channel = first
  }

  test.each<[string, (() => Response)[]]>([
    [
      "a lost answer",
      [
        () => {
          throw new TypeError("cut")
        },
      ],
    ],
    [
      "a transaction that the relayer has forgotten",
      [
        () => failure(504, "WAIT_TIMEOUT", "Late.", { id: "7", hash: null }),
        () => failure(404, "NOT_FOUND", "Transaction with ID 7 not found"),
      ],
    ],
  ])("after %s is found when the network has it", async (_, replies) => {
    answers = replies
    const call = await signed()
    const before = asked
    const ending = relay(call)
    await vi.waitUntil(() => asked > before + 5)
    sendCall(call)
    expect(await ending).toMatchObject({ status: "success" })
  })

  test("is not confused with a failed one of the same ledger", async () => {
    answers = [
      (params) => {
        sendCall(params)
        throw new TypeError("cut")
      },
    ]
    instead.getTransactions = async (ask) => {
      const reply = await (await ask()).json()
      const [own] = reply.result.transactions
      const failed = { ...own, status: "FAILED", txHash: "00".repeat(32) }
      return Response.json({ ...reply, result: { ...reply.result, transactions: [failed, own] } })
    }
    expect(await relay()).toMatchObject({ status: "success" })
  })

  test("and sent again ends as the first time", async () => {
    const call = await signed()
    const first = await relay(call)
    answers = [() => failure(400, "SIMULATION_SIGNED_AUTH_VALIDATION_FAILED")]
    expect(await relay(call)).toEqual(first)
    expect(received()).toBe(5n)
  })
})

describe("a call that is not carried out", () => {
  test.each<[string, number, string, object]>([
    ["relayBusy", 503, "POOL_CAPACITY", {}],
    ["relayNoFunds", 429, "FEE_LIMIT_EXCEEDED", {}],
    ["relayNoFunds", 400, "ONCHAIN_FAILED", { resultCode: "txInsufficientBalance" }],
    ["relayLowFee", 400, "ONCHAIN_FAILED", { reason: "TxInsufficientFee" }],
    ["relayExpiring", 400, "AUTH_EXPIRY_TOO_SHORT", {}],
    ["relayRefused", 400, "SIMULATION_FAILED", {}],
  ])("%s: %i %s", async (key, status, code, details) => {
    answers = [() => failure(status, code, "No.", details)]
    await expect(relay()).rejects.toMatchObject({
      kind: "external",
      reason: { key },
      ext: { code, details },
    })
  })

  test("quotes a short beginning of the relayer's own sentence", async () => {
    answers = [() => failure(400, "INVALID_PARAMS", "x".repeat(5000))]
    await expect(relay()).rejects.toThrow(/^relayer\.example did not send the call: x{300}$/)
  })

  test("is failed on the network's word if its transaction is in a ledger", async () => {
    const call = await signed({ amount: 60_000_000_000n })
    answers = [
      async (params) => {
        const destination = network.keypair("other").publicKey()
        const hash = await sendFailing(params, () =>
          network.send(alice, Operation.createAccount({ destination, startingBalance: "9000" })),
        )
        return failure(400, "ONCHAIN_FAILED", "TxFailed", { hash, id: "1" })
      },
    ]
    expect(await relay(call)).toMatchObject({
      status: "failed",
      ledger: network.ledger.closed.length,
      error: { reason: { key: "sendFailed", values: { code: "txFAILED" } } },
    })
  })

  test.each([
    ["JSON-RPC", "relayExpired", onRpc],
    ["Horizon", "relayUnknown", onHorizon],
  ])("ends when its signatures have expired, on %s: %s", async (_, key, on) => {
    answers = [() => success({ transactionId: "1", hash: "00".repeat(32), status: "confirmed" })]
    const call = await signed({ ledgers: 3 })
    const ending = relay({ ...call, network: on() })
    let isOver = false
    ending.catch(() => {
      isOver = true
    })
    while (!isOver) {
      network.close()
      const before = asked
      await vi.waitUntil(() => isOver || asked > before + 5)
    }
    await expect(ending).rejects.toMatchObject({ kind: "timeout", reason: { key } })
  })

  test("is unknown after a lost answer without JSON-RPC, and may be sent again", async () => {
    answers = [
      (params) => {
        sendCall(params)
        throw new TypeError("cut")
      },
    ]
    await expect(relay({ network: onHorizon() })).rejects.toMatchObject({
      kind: "timeout",
      reason: { key: "relayNoAnswer", values: { relayer: "relayer.example" } },
    })
  })
})

describe("a hostile answer", () => {
  /** A transaction of the channel that uses alice's signature for another call than the one asked for. */
  function useElsewhere({ auth }: Params): string {
    const body = new Contract(Asset.native().contractId(network.passphrase)).call(
      "transfer",
      ...["alice", "bob"].map((name) =>
        Address.fromString(network.keypair(name).publicKey()).toScVal(),
      ),
      nativeToScVal(5n, { type: "i128" }),
    ).body as xdr.OperationBodyInvokeHostFunction
    const entries = auth!.map((one) => xdr.SorobanAuthorizationEntry.fromXdr(one, "base64"))
    const operation = Operation.invokeHostFunction({
      func: body.invokeHostFunctionOp.hostFunction,
      auth: [...entries, unused()],
    })
    return network.send(channel, operation).hash
  }

  /** An entry of the channel's that no call needs. */
  function unused(): xdr.SorobanAuthorizationEntry {
    return new xdr.SorobanAuthorizationEntry({
      credentials: xdr.SorobanCredentials.sorobanCredentialsSourceAccount(),
      rootInvocation: new xdr.SorobanAuthorizedInvocation({
        function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
          new xdr.InvokeContractArgs({
            contractAddress: Address.fromString(
              Asset.native().contractId(network.passphrase),
            ).toScAddress(),
            functionName: "name",
            args: [],
          }),
        ),
        subInvocations: [],
      }),
    })
  }

  test.each([
    ["JSON-RPC", onRpc],
    ["Horizon", onHorizon],
  ])("with other entries beside the signed ones is altered, on %s", async (_, on) => {
    answers = [
      (params) => success({ transactionId: "1", hash: useElsewhere(params), status: "confirmed" }),
    ]
    await expect(relay({ network: on() })).rejects.toMatchObject({
      kind: "altered",
      reason: { key: "relayOtherCall" },
    })
  })

  test.each<[string, () => Response]>([
    ["no JSON", () => new Response("OK")],
    ["a list", () => Response.json([])],
    ["no success", () => Response.json({ data: { hash: "00".repeat(32) } })],
    ["a success without data", () => Response.json({ success: true })],
    ["an invalid hash", () => success({ hash: "x", status: "confirmed" })],
    ["half a megabyte", () => new Response("1".repeat(500_000))],
  ])("of %s is no answer", async (_, answer) => {
    answers = [answer]
    await expect(relay({ network: onHorizon() })).rejects.toMatchObject({
      reason: { key: "relayNoAnswer" },
    })
  })

  /** Lets Horizon answer in another way when it is asked for the call's transaction, by the count of these requests. */
  function onceCarriedOut(
    answer: (count: number, ask: () => Promise<Response>) => Promise<Response>,
  ) {
    let count = 0
    answers = [
      (params) => {
        const hash = sendCall(params)
        instead[`/transactions/${hash}`] = (ask) => answer(++count, ask)
        return success({ transactionId: "1", hash, status: "confirmed" })
      },
    ]
    return () => count
  }

  test("of a server that fails once is asked for again", async () => {
    const count = onceCarriedOut(async (count, ask) =>
      count === 2 ? new Response("busy", { status: 502 }) : ask(),
    )
    expect(await relay({ network: onHorizon() })).toMatchObject({ status: "success" })
    expect(count()).toBe(4)
  })

  test("of a server that shows another envelope for the hash is not believed", async () => {
    network.fund(network.keypair("other"))
    const envelope_xdr = network.ledger.latest().transaction!.envelope.toXdr("base64")
    // Each first answer follows the transaction, and each second one shows its envelope.
    onceCarriedOut(async (count, ask) =>
      count % 2 === 1 ? ask() : Response.json({ ...(await (await ask()).json()), envelope_xdr }),
    )
    await expect(relay({ network: onHorizon() })).rejects.toMatchObject({
      reason: { key: "serverUnusable" },
    })
  })
})

describe("a wrong request", () => {
  test.each<[string, () => Promise<Partial<RelayOptions>>, string]>([
    ["a broken function", async () => ({ func: "AAAA" }), "badXdr"],
    ["a broken entry", async () => ({ auth: ["AAAA"] }), "notEntry"],
    ["no entry", async () => ({ auth: [] }), "relayNoEntry"],
    ["no address of a relayer", async () => ({ relayer: { url: "relayer" } }), "relayerUrl"],
    ["no server", async () => ({ network: { passphrase: network.passphrase } }), "noServer"],
    [
      "an entry of the transaction's source",
      async () => {
        const entry = xdr.SorobanAuthorizationEntry.fromXdr((await signed()).auth[0]!, "base64")
        const { rootInvocation } = entry
        const credentials = xdr.SorobanCredentials.sorobanCredentialsSourceAccount()
        const bySource = new xdr.SorobanAuthorizationEntry({ credentials, rootInvocation })
        return { auth: [bySource.toXdr("base64")] }
      },
      "sourceEntry",
    ],
  ])("with %s goes to nobody", async (_, wrong, key) => {
    await expect(relay(await wrong())).rejects.toMatchObject({
      kind: "bad-request",
      reason: { key },
    })
    expect(requests).toEqual([])
  })
})

describe("an abort", () => {
  test("ends the request, and the following", async () => {
    const call = await signed()
    for (const answer of [() => new Promise<Response>(() => undefined), carriesNothing]) {
      const stop = new AbortController()
      answers = [answer]
      const ending = relay({ ...call, signal: stop.signal })
      const before = requests.length
      await vi.waitUntil(() => requests.length > before || asked > 0)
      stop.abort()
      await expect(ending).rejects.toMatchObject({ kind: "aborted" })
    }
  })

  const carriesNothing = () => success({ hash: "00".repeat(32), status: "confirmed" })
})

test("an error of the app's own listener does not stop the call", async () => {
  const fault = new Error("the app's own")
  const thrown: unknown[] = []
  vi.stubGlobal("queueMicrotask", (run: () => void) => {
    try {
      run()
    } catch (error) {
      thrown.push(error)
    }
  })
  const onState = () => {
    throw fault
  }
  expect(await relay({ onState })).toMatchObject({ status: "success" })
  expect(thrown).toEqual([fault, fault, fault])
})
