import { xdr } from "@stellar/stellar-sdk/base"
import type { AuthFrame, AuthManager, Host } from "../host.js"
import { hostError } from "../host-error.js"
import type { Authentication } from "./authenticate.js"
import { contractFunction, createFunction, invocationOf, type Node } from "./invocation.js"
import { readInvokerEntry } from "./invoker-entry.js"
import { type Tracker, trackerOf } from "./tracker.js"

/** How addresses other than invoking contracts authorize: by signed entries, or recorded. */
export interface Policy {
  require(
    host: Host,
    address: xdr.ScAddress,
    call: xdr.SorobanAuthorizedFunction,
    depth: number,
    isCaller: boolean,
  ): void
  readonly trackers: () => readonly Tracker[]
  /** Remembers its state. Call the result to return to it. */
  snapshot(): () => void
}

/** Authorization with a policy. Contracts that invoke authorize by themselves in any case. */
export function authManager(policy: Policy, authentication: Authentication): AuthManager {
  const frames: AuthFrame[] = []
  let invokers: { contract: xdr.ScAddress; tracker: Tracker }[] = []

  function authorizedByInvoker(address: xdr.ScAddress, call: xdr.SorobanAuthorizedFunction) {
    const invoker = frames.at(-2)
    if (!invoker) return false
    if (invoker.type === "contract" && invoker.contract.equals(address)) return true
    const current = frames.at(-1)!
    return invokers.some(({ contract, tracker }) => {
      const own = current.type === "contract" && current.contract.equals(contract)
      return !own && contract.equals(address) && tracker.match(call, true)
    })
  }

  return {
    enter(frame) {
      const undoPolicy = policy.snapshot()
      const undoInvokers = invokers.map(({ tracker }) => tracker.snapshot())
      const count = invokers.length
      frames.push(frame)
      for (const tracker of policy.trackers()) tracker.push()
      for (const { tracker } of invokers) tracker.push()
      return () => {
        undoPolicy()
        invokers.length = Math.min(invokers.length, count)
        for (const [index] of invokers.entries()) undoInvokers[index]?.()
      }
    },
    leave(undo) {
      undo?.()
      frames.pop()
      for (const tracker of policy.trackers()) tracker.pop()
      // What a contract authorized counts for its next call alone.
      invokers = invokers.filter(({ tracker }) => tracker.pop())
    },
    require(host, address, args) {
      const frame = frames.at(-1)
      if (!frame) throw hostError("Auth", "InternalError", "require_auth outside of a call")
      const call =
        frame.type === "create"
          ? createFunction(frame.call)
          : contractFunction(frame.contract, frame.name, args)
      if (authorizedByInvoker(address, call)) return
      const isCaller = frames
        .slice(0, -1)
        .some((outer) => outer.type === "contract" && outer.contract.equals(address))
      policy.require(host, address, call, frames.length, isCaller)
    },
    authorizeAs(contract, entries) {
      for (const entry of entries)
        invokers.push({ contract, tracker: trackerOf(readInvokerEntry(contract, entry), 0) })
    },
    delegates: () => authentication.delegates(),
    delegate: (host, address) => authentication.delegate(host, address),
  }
}

/** The recorded entry of a tree. */
export function recordedEntry(
  root: Node,
  credentials: xdr.SorobanCredentials,
): xdr.SorobanAuthorizationEntry {
  return new xdr.SorobanAuthorizationEntry({ credentials, rootInvocation: invocationOf(root) })
}
