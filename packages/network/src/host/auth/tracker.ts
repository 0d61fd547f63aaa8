import type { xdr } from "@stellar/stellar-sdk/base"
import { type Node, setUsed, usedIn } from "./invocation.js"

/** The node that a frame used: the root, a child of the one before it, or none. */
type Match = "root" | number | undefined

/**
 * Follows the frames of a transaction along one authorized tree. A frame can use a node only below the nodes that its
 * outer frames used.
 */
export interface Tracker {
  readonly root: Node
  /** Uses a node for the current frame. Returns whether there was one. */
  match(call: xdr.SorobanAuthorizedFunction, allowRoot: boolean): boolean
  /** Adds a node for the current frame, below those of its outer frames. */
  record(call: xdr.SorobanAuthorizedFunction): void
  /** Whether the current frame has used a node. */
  isMatched(): boolean
  /** Whether the current frame or an outer one has used a node. */
  isOpen(): boolean
  /** Whether its root was used, in a frame that still runs. */
  isActive(): boolean
  push(): void
  /** Ends the current frame. Returns whether any is left. */
  pop(): boolean
  /** Remembers what is used. Call the result to return to it. */
  snapshot(): () => void
}

/** @param depth how many frames run, the current one included */
export function trackerOf(root: Node, depth: number): Tracker {
  const matches: Match[] = Array.from({ length: depth })
  let rootFrame: number | undefined
  let finished = false

  /** The innermost node that the running frames used. */
  function innermost(): Node | undefined {
    let node: Node | undefined
    for (const match of matches) {
      if (match === "root") node = root
      else if (match !== undefined) node = node!.calls[match]!
    }
    return node
  }

  const isMatched = () => matches.at(-1) !== undefined

  return {
    root,
    isMatched,
    isOpen: () => matches.some((match) => match !== undefined),
    isActive: () => root.used && !finished,
    match(call, allowRoot) {
      if (isMatched()) return false
      const node = innermost()
      const last = matches.length - 1
      if (node) {
        const index = node.calls.findIndex((inner) => !inner.used && inner.call.equals(call))
        if (index < 0) return false
        node.calls[index]!.used = true
        matches[last] = index
        return true
      }
      if (root.used || !allowRoot || !root.call.equals(call)) return false
      root.used = true
      rootFrame = last
      matches[last] = "root"
      return true
    },
    record(call) {
      const node = innermost()
      const last = matches.length - 1
      if (!node) {
        root.used = true
        rootFrame = last
        matches[last] = "root"
        return
      }
      node.calls.push({ call, calls: [], used: true })
      matches[last] = node.calls.length - 1
    },
    push: () => void matches.push(undefined),
    pop() {
      matches.pop()
      if (rootFrame !== undefined && rootFrame >= matches.length) finished = true
      return matches.length > 0
    },
    snapshot() {
      const used = usedIn(root)
      return () => {
        setUsed(root, used)
        if (root.used) return
        rootFrame = undefined
        finished = false
      }
    },
  }
}
