import {
  Address,
  FeeBumpTransaction,
  scValToNative,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import type { Spec } from "@stellar/stellar-sdk/contract"
import type { Sent } from "../sign/flow.js"
import { readContract } from "../stellar/contract-client.js"
import { resultOf } from "./result-of.js"

/** An event of a contract, decoded. */
export interface DecodedEvent {
  /** `C…` */
  contract: string
  /** Undefined if it has none. */
  name: string | undefined
  /** Its values: by name if the called contract's spec knows it, else its topics and data in order. */
  values: unknown
}

/** What a sent call came to. */
export interface CallOutcome {
  /** Absent if the function returns nothing. */
  result?: { value: unknown }
  /** The contract that was created, `C…`. */
  created?: string
  events: readonly DecodedEvent[]
}

/**
 * What the call in a sent envelope (base64) returned, and its events, in the types of the called contract's spec. Undefined for
 * another transaction. Throws a `WalletError` if the contract can't be read.
 */
export async function readOutcome(
  envelope: string,
  { returned, events = [] }: Pick<Sent, "returned" | "events">,
  network: { passphrase: string; rpcUrl: string },
  signal: AbortSignal,
): Promise<CallOutcome | undefined> {
  const called = calledIn(envelope, network.passphrase)
  if (!called) return createdIn(returned)
  const { contract, name } = called
  const { functions, client } = await readContract(network, contract, signal)
  const hasOutput = functions.some((one) => one.name === name && one.output !== undefined)
  return {
    ...(hasOutput && returned !== undefined
      ? { result: { value: resultOf(client.spec, name, returned) } }
      : {}),
    events: events.flatMap((event) => eventOf(event, contract, client.spec)),
  }
}

/** The contract that was created. The upload of code returns its hash instead. */
function createdIn(returned: string | undefined): CallOutcome | undefined {
  const value = returned === undefined ? undefined : xdr.ScVal.fromXdr(returned, "base64")
  if (value?.type !== "scvAddress") return undefined
  return { created: Address.fromScVal(value).toString(), events: [] }
}

/** The function that an envelope calls. */
function calledIn(
  envelope: string,
  passphrase: string,
): { contract: string; name: string } | undefined {
  const given = TransactionBuilder.fromXDR(envelope, passphrase)
  const { operations } = given instanceof FeeBumpTransaction ? given.innerTransaction : given
  const [operation] = operations
  if (operation?.type !== "invokeHostFunction") return undefined
  const { func } = operation
  if (func.type !== "hostFunctionTypeInvokeContract") return undefined
  const { contractAddress, functionName } = func.value
  return { contract: Address.fromScAddress(contractAddress).toString(), name: `${functionName}` }
}

function eventOf(event: string, called: string, spec: Spec): DecodedEvent[] {
  const { contractId, body } = xdr.ContractEvent.fromXdr(event, "base64")
  if (!contractId) return []
  const contract = Address.contract(contractId.toBytes()).toString()
  const { topics, data } = body.value
  const known = contract === called ? spec.parseEvent([...topics], data) : undefined
  if (known) return [{ contract, name: known.name, values: { ...known.data } }]
  const [first, ...rest] = topics.map((topic): unknown => scValToNative(topic))
  const isNamed = typeof first === "string"
  const values = [...(isNamed ? rest : [first, ...rest]), scValToNative(data)]
  return [{ contract, name: isNamed ? first : undefined, values }]
}
