import type { ServedNetwork } from "@alidade/network"
import { json, type Request, type Route } from "@alidade/network/http"
import { Transaction } from "@stellar/stellar-sdk/base"
import { localOnly, readBody, settingsOf } from "../wallets/control.js"
import { allBusy, openAccounts } from "./accounts.js"
import { relayerDefaults } from "./faults.js"
import { type Job, send, waited } from "./jobs.js"
import { rpcOf } from "./json-rpc.js"
import { type Asked, type Call, checkCall, readParams } from "./read-params.js"
import { refusal } from "./refusal.js"
import { builderOf, operationOf, simulateCall } from "./simulate.js"

/** How many transactions the relayer remembers. */
const MOST_JOBS = 500

/**
 * A relayer of a network, at `/relayer` below its Horizon: it pays the fees of contract calls, as OpenZeppelin's Relayer
 * does with its plugin Channels. `POST` with `{params}` takes a call (`func` and `auth`), a signed transaction (`xdr`), or
 * asks for the state of one (`getTransaction`). Any key is accepted. `GET …/state` returns its faults, `POST …/update`
 * changes some, and `POST …/reset` switches all off.
 */
export function openRelayer(network: ServedNetwork): Route[] {
  const { passphrase } = network
  const accounts = openAccounts(network.ledger)
  const rpc = rpcOf(network)
  const faults = { ...relayerDefaults }
  const target = { rpc, passphrase, faults }
  const jobs = new Map<string, Job>()
  /** Accepted calls that wait for the fault `late` to end. */
  const late: (() => Promise<void>)[] = []

  async function relay(request: Request): Promise<object> {
    const asked = readParams(request)
    if (asked.kind === "status") return statusOf(asked.transactionId)
    if (faults.busy) throw allBusy()
    if (faults.noBudget)
      throw refusal(
        429,
        "FEE_LIMIT_EXCEEDED",
        "The fee exceeds the remaining budget (0 stroops).",
        {
          remaining: 0,
        },
      )
    if (asked.kind === "call") return relayCall(asked.call, asked.skipWait)
    const transaction = readTransaction(asked, passphrase)
    if (transaction.signatures.length === 0) return relayCall(callIn(transaction), asked.skipWait)
    const job = newJob()
    return start(job, asked.skipWait, () => pay(job, transaction))
  }

  async function relayCall(call: Call, skipWait: boolean): Promise<object> {
    const payer = accounts.payer(false)
    const simulated = await simulateCall(rpc, call, payer.publicKey(), passphrase)
    if (simulated.isReadOnly) {
      const { returnValue, latestLedger } = simulated
      return { transactionId: null, status: "readonly", hash: null, returnValue, latestLedger }
    }
    const channel = accounts.acquire()
    const inner = () => {
      const built = builderOf(accounts.source(channel), passphrase, simulated.data)
        .addOperation(operationOf(call))
        .build()
      built.sign(channel)
      return built
    }
    const job = newJob()
    return start(job, skipWait, async () => {
      try {
        await pay(job, inner())
        if (faults.twice) await pay(job, inner())
      } finally {
        accounts.release(channel)
      }
    })
  }

  async function pay(job: Job, inner: Transaction): Promise<void> {
    const payer = accounts.payer(faults.empty)
    const before = network.ledger.latest().transaction
    await send(job, inner, payer, target)
    if (faults.mixesUp && before) job.hash = Buffer.from(before.hash).toString("hex")
  }

  async function start(job: Job, skipWait: boolean, run: () => Promise<void>): Promise<object> {
    // Who does not wait learns of a failure from the job's state.
    const runUnseen = () => run().catch(() => fail(job))
    if (faults.late) late.push(runUnseen)
    else if (skipWait) void runUnseen()
    else await run()
    const { transactionId } = job
    return skipWait ? { transactionId, status: "pending", hash: null } : waited(job)
  }

  function statusOf(transactionId: string): object {
    const job = faults.forgets ? undefined : jobs.get(transactionId)
    if (!job) throw refusal(404, "NOT_FOUND", `Transaction with ID ${transactionId} not found`)
    const { hash, status } = job
    return { transactionId, status, hash }
  }

  function newJob(): Job {
    const job: Job = {
      transactionId: crypto.randomUUID(),
      hash: null,
      status: "pending",
      code: null,
    }
    jobs.set(job.transactionId, job)
    const [oldest] = jobs.keys()
    if (jobs.size > MOST_JOBS && oldest !== undefined) jobs.delete(oldest)
    return job
  }

  function set(changed: Partial<typeof faults>): void {
    Object.assign(faults, changed)
    if (!faults.late) for (const run of late.splice(0)) void run()
  }

  const path = `${new URL(network.horizonUrl).pathname.replace(/\/$/, "")}/relayer`
  const control = (change: (request: Request) => void): Route["POST"] =>
    localOnly((request) => {
      change(request)
      return json(faults)
    })
  return [
    {
      path,
      POST: async (request) => json({ success: true, data: await relay(request), error: null }),
    },
    { path: `${path}/state`, GET: localOnly(() => json(faults)) },
    {
      path: `${path}/update`,
      POST: control((request) => set(settingsOf(readBody(request), relayerDefaults))),
    },
    { path: `${path}/reset`, POST: control(() => set(relayerDefaults)) },
  ]
}

function fail(job: Job): void {
  job.status = "failed"
}

function readTransaction({ xdr }: Extract<Asked, { kind: "envelope" }>, passphrase: string) {
  try {
    return new Transaction(xdr, passphrase)
  } catch (thrown) {
    throw refusal(400, "INVALID_XDR", "Failed to parse XDR", { message: String(thrown) })
  }
}

/** The call of an unsigned transaction. */
function callIn(transaction: Transaction): Call {
  const envelope = transaction.toEnvelope()
  const operations = envelope.type === "envelopeTypeTx" ? envelope.v1.tx.operations : []
  const [body] = operations.map((operation) => operation.body)
  if (operations.length !== 1 || body?.type !== "invokeHostFunction")
    throw refusal(
      400,
      "INVALID_UNSIGNED_XDR",
      "Unsigned XDR must contain exactly one invokeHostFunction operation",
    )
  const { hostFunction: func, auth } = body.invokeHostFunctionOp
  return checkCall({ func, auth })
}
