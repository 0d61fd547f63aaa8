import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { reason } from "../contract/reason.js"
import { decodeBase64 } from "../encoding/bytes.js"
import { decodeAddress } from "../encoding/strkey.js"
import { readSpec, type Spec } from "./read-spec.js"
import { rpcOf } from "./rpc-of.js"
import type { ContractCall, ContractClient, ContractNetwork, LoadClient } from "./types.js"

/** A contract whose spec is known. */
export interface LoadedContract<Client extends ContractClient = ContractClient> extends Spec {
  /** `C…` */
  address: string
  client: Client
}

/** More contracts than a page uses. Beyond it, the first are forgotten. */
const MOST = 50

/** The contracts that each way to load has loaded, by network and address. */
const all = new WeakMap<LoadClient, Map<string, Promise<LoadedContract>>>()

/** Options of `loadContract`. */
export interface LoadContractOptions {
  signal?: AbortSignal | undefined
  /** Reads it again, for a contract whose code was replaced. */
  fresh?: boolean
}

/**
 * Loads what a contract (`C…`) says of itself, once per page: its code is downloaded. One that failed is tried again.
 * Throws `bad-request` for another address or a network without JSON-RPC, `external` if the contract does not exist or has no
 * spec, `timeout` after 20 seconds, and `aborted`.
 */
export function loadContract<Client extends ContractClient>(
  network: ContractNetwork,
  address: string,
  load: LoadClient<Client>,
  { signal, fresh = false }: LoadContractOptions = {},
): Promise<LoadedContract<Client>> {
  return conversation(signal ? { signal } : {}, async () => {
    if (decodeAddress(address).kind !== "contract") throw notContract()
    const rpcUrl = rpcOf(network)
    const known = knownOf(load)
    const key = JSON.stringify([network.passphrase, rpcUrl, address])
    if (fresh) known.delete(key)
    const loaded =
      known.get(key) ??
      // All who wait for it share its time limit.
      conversation({ ms: limits.load }, () => begin(network.passphrase, rpcUrl, address, load))
    known.set(key, loaded)
    loaded.catch(() => known.get(key) === loaded && known.delete(key))
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    return loaded as Promise<LoadedContract<Client>>
  })
}

function knownOf(load: LoadClient): Map<string, Promise<LoadedContract>> {
  const known = all.get(load) ?? new Map<string, Promise<LoadedContract>>()
  all.set(load, known)
  return known
}

async function begin(
  networkPassphrase: string,
  rpcUrl: string,
  contractId: string,
  load: LoadClient,
): Promise<LoadedContract> {
  try {
    const allowHttp = rpcUrl.startsWith("http:")
    const client = await load({ contractId, networkPassphrase, rpcUrl, allowHttp })
    const spec = readSpec(client.spec.entries.map((entry) => entry.toXDR("base64")))
    return { address: contractId, client, ...spec }
  } catch (cause) {
    throw new WalletError(
      "external",
      reason("contractUnread", "Couldn't read what the contract {contract} can do.", {
        contract: contractId,
      }),
      { cause },
    )
  }
}

function notContract(): WalletError {
  return new WalletError(
    "bad-request",
    reason("notContractAddress", "The address of a contract begins with C."),
  )
}

/** The arguments of a call, each an `ScVal`. Throws `bad-request` if the contract has no such function, or takes others. */
export function encodeArguments(
  { client, functions }: LoadedContract,
  { function: name, args = {} }: ContractCall,
): readonly Uint8Array[] {
  if (!functions.some((one) => one.name === name)) {
    throw new WalletError(
      "bad-request",
      reason("noContractFunction", "The contract has no function {name}.", { name }),
    )
  }
  try {
    const values = client.spec.funcArgsToScVals(name, args)
    return values.map((value) => decodeBase64(value.toXDR("base64")))
  } catch (cause) {
    throw new WalletError(
      "bad-request",
      reason("badArguments", "The arguments do not fit {name}: {reason}", {
        name,
        reason: { quote: cause instanceof Error ? cause.message : String(cause) },
      }),
      { cause },
    )
  }
}

/** What a function returned, from a base64 `ScVal`. Throws `external` if it is not what the spec says. */
export function decodeResult(
  { client, address }: LoadedContract,
  { function: name }: ContractCall,
  value: string,
): unknown {
  try {
    return unwrapped(client.spec.funcResToNative(name, value))
  } catch (cause) {
    throw new WalletError(
      "external",
      reason("notOfSpec", "The contract {contract} returned something else than its spec says.", {
        contract: address,
      }),
      { cause },
    )
  }
}

/** The SDK wraps what a function returns that can also fail. A failure never gets here. */
function unwrapped(value: unknown): unknown {
  const { isOk, unwrap } = (value ?? {}) as { isOk?: unknown; unwrap?: unknown }
  return typeof isOk === "function" && typeof unwrap === "function" ? unwrap.call(value) : value
}
