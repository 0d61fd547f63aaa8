import { describeAuthEntry, describeTransaction } from "@alidade/core/describe"
import { readAccountAs } from "../account/horizon.js"
import { reasonOf } from "../parts/reason-of.js"
import { say } from "../texts/en/effects.js"
import { type AccountState, toState } from "./account-state.js"
import { allCalls } from "./apply-call.js"
import { callEffect, type SimulatedCall } from "./call-effect.js"
import { classicEffect } from "./classic-effect.js"
import type { Effect, Expected } from "./effect.js"

/** Where the state of accounts and contracts is read. */
export interface EffectNetwork {
  passphrase: string
  horizonUrl: string
  rpcUrl: string
}

/** What will be signed: a base64 `TransactionEnvelope`, or the `HashIdPreimage` of an authorization. */
export type EffectRequest = { xdr: string } | { preimage: string }

/** Operations that the network's RPC simulates. A transaction has only one of them, and no other operation. */
const simulatedTypes: ReadonlySet<string> = new Set([
  "invokeHostFunction",
  "extendFootprintTtl",
  "restoreFootprint",
])

/**
 * The expected effect of a request on an account (`G…`). Rejects only when the signal aborts it; any other failure is
 * the `reason`.
 */
export async function expectEffect(
  request: EffectRequest,
  address: string,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<Expected> {
  try {
    const state = await readAccountAs(toState, network.horizonUrl, address, signal)
    if (!state) throw new Error(say("inactive"))
    const effect =
      "xdr" in request
        ? await effectOfTransaction(request.xdr, address, state, network, signal)
        : await effectOfCall(request.preimage, address, state, network, signal)
    return { at: Date.now(), effect }
  } catch (error) {
    signal.throwIfAborted()
    return { at: Date.now(), reason: reasonOf(error) }
  }
}

async function effectOfTransaction(
  xdr: string,
  address: string,
  state: AccountState,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<Effect> {
  const transaction = await describeTransaction(xdr, network.passphrase)
  if (!transaction.operations.some(({ type }) => simulatedTypes.has(type))) {
    return classicEffect(address, state, transaction)
  }
  const simulated = await simulateCall(xdr, address, network, signal)
  return callEffect(address, state, transaction, simulated)
}

/** The effect of an authorized call by itself. Someone else sends it and pays its fee. */
async function effectOfCall(
  preimage: string,
  address: string,
  state: AccountState,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<Effect> {
  const { preimageToSimulate } = await import("./to-simulate.js")
  const xdr = preimageToSimulate(preimage, network.passphrase)
  const [transaction, { call }] = await Promise.all([
    describeTransaction(xdr, network.passphrase),
    describeAuthEntry(preimage),
  ])
  const simulated = await simulateCall(xdr, address, network, signal)
  const alone = { ...simulated, auth: [], resourceFee: 0n }
  const effect = callEffect(address, state, transaction, alone)
  return { ...effect, call: { ...effect.call!, beyond: call.calls.flatMap(allCalls) } }
}

/** The SDK, which reads a simulation, is loaded for calls only. */
async function simulateCall(
  xdr: string,
  address: string,
  network: EffectNetwork,
  signal: AbortSignal,
): Promise<SimulatedCall> {
  const { readCall } = await import("./read-call.js")
  return readCall(xdr, address, network, signal)
}
