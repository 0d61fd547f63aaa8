import type { xdr } from "@stellar/stellar-sdk/base"
import type { Frame, Host } from "./host.js"
import { failure, hostError } from "./host-error.js"
import { persistInstance } from "./instance.js"

/** How deep calls can be nested. */
const DEPTH_LIMIT = 100

/**
 * Runs a contract's call in its frame. A failure takes back its writes, events, and authorizations. A returned error is
 * a failure.
 */
export function runFrame(host: Host, frame: Frame, run: () => xdr.ScVal): xdr.ScVal {
  // The operation itself is a frame, too.
  if (host.frames.length + 1 >= DEPTH_LIMIT)
    throw hostError("Context", "ExceededLimit", "calls are nested too deep")
  const point = host.auth.enter({
    type: "contract",
    contract: frame.contract,
    name: frame.name,
  })
  const published = host.events.length
  host.storage.begin()
  host.frames.push(frame)
  let done = false
  try {
    const value = run()
    if (value.type === "scvError") throw escalated(value.error)
    persistInstance(host, frame)
    done = true
    return value
  } finally {
    host.frames.pop()
    if (done) host.storage.commit()
    else {
      host.storage.rollback()
      host.events.length = published
    }
    host.auth.leave(done ? undefined : point)
  }
}

function escalated(error: xdr.ScError) {
  return error.type === "sceContract"
    ? failure(error, "a contract returned an error")
    : hostError("Context", "InvalidAction", "a contract returned an error of the host")
}

/** The frame of the running contract. */
export function currentFrame({ frames }: Host): Frame {
  const frame = frames.at(-1)
  if (!frame) throw hostError("Context", "InternalError", "no contract is running")
  return frame
}
