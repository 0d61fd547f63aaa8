import { callRpc, unusable } from "../account/ask.js"
import { fieldsOf, listOf, readI64, readU32 } from "../account/guards.js"
import { decodeBase64 } from "../encoding/bytes.js"
import { openXdr } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion, type XdrValue } from "../encoding/xdr-value.js"

/** More entries and events than a transaction can have. */
const MOST = 1000

/** What a call or a restoration may use. */
export interface Resources {
  /** A `SorobanTransactionData`. */
  xdr: Uint8Array
  /** In stroops. */
  fee: bigint
  /** How many entries it changes. */
  writes: number
  /** How many archived entries it restores. */
  restores: number
}

/** What a server says that a call does. */
export interface Simulation {
  /** A base64 `ScVal`. */
  value: string
  /** Base64 `SorobanAuthorizationEntry`s. */
  auth: readonly string[]
  resources: Resources
  /** Base64 `DiagnosticEvent`s. */
  events: readonly string[]
  latestLedger: number
  /** What has to be restored in a transaction before: servers older than protocol 23, or too much for one. */
  restore: Resources | undefined
}

/** The failure of a simulated call: the server's text, and base64 `DiagnosticEvent`s. */
export interface FailedSimulation {
  error: string
  events: readonly string[]
}

/** Simulates the call in a base64 envelope. Throws `external` for an unusable answer, `timeout`, and `aborted`. */
export async function simulate(
  rpcUrl: string,
  transaction: string,
  signal?: AbortSignal,
): Promise<Simulation | FailedSimulation> {
  const answer = fieldsOf(await callRpc(rpcUrl, "simulateTransaction", { transaction }, signal))
  const events = textsOf(answer.events)
  if (typeof answer.error === "string") return { error: answer.error, events }
  const [first] = listOf(answer.results, 1)
  const { auth, xdr: value } = fieldsOf(first)
  const latestLedger = readU32(answer.latestLedger)
  if (typeof value !== "string" || !latestLedger) throw unusable(rpcUrl)
  const { restorePreamble } = answer
  try {
    return {
      value,
      auth: textsOf(auth),
      resources: readResources(answer),
      events,
      latestLedger,
      restore: restorePreamble ? readResources(fieldsOf(restorePreamble)) : undefined,
    }
  } catch (cause) {
    throw unusable(rpcUrl, cause)
  }
}

interface Data {
  ext: XdrUnion
  resources: { footprint: { readWrite: XdrValue[] } }
  resourceFee: bigint
}

function readResources({ transactionData, minResourceFee }: Readonly<Record<string, unknown>>) {
  const reader = openXdr(transactionData as string)
  const { ext, resources, resourceFee } = readXdr(
    "SorobanTransactionData",
    reader,
  ) as unknown as Data
  reader.end()
  if (readI64(minResourceFee) !== resourceFee) throw new TypeError("another fee")
  const extension = ext.value as { archivedSorobanEntries: number[] } | null
  return {
    xdr: decodeBase64(transactionData as string),
    fee: resourceFee,
    writes: resources.footprint.readWrite.length,
    restores: extension?.archivedSorobanEntries.length ?? 0,
  }
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value, MOST).filter((one) => typeof one === "string")
}
