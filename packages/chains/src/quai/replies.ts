import { WalletError } from "@alidade/core"

/** A node's answer to the request with its id: a result or an error. */
export type Reply =
  | { id: number; result: unknown }
  | { id: number; error: { code: number; message: string; data?: unknown } }

/**
 * The answers to these requests in order, from what a node sent: a list for a batch, else one object. An error without
 * an id (a batch that was rejected as a whole) applies to every request. A request without an answer gets a
 * `bad-reply`.
 */
export function readReplies(requests: readonly { id: number }[], sent: unknown): Reply[] {
  const replies = [sent].flat().filter(isObject)
  const common = replies.find((reply) => isNone(reply.id) && isObject(reply.error))
  return requests.map(({ id }) => readReply(id, replies.find((reply) => reply.id === id) ?? common))
}

function readReply(id: number, reply: Record<string, unknown> | undefined): Reply {
  // Some nodes send `error: null` together with a result.
  if (reply && isNone(reply.error) && Object.hasOwn(reply, "result")) {
    return { id, result: reply.result }
  }
  if (!reply || !isObject(reply.error)) {
    const error = new WalletError("bad-reply", `The Quai node did not answer request ${id}.`)
    return { id, error: { code: error.code, message: error.message, data: error } }
  }
  const { code, message, data } = reply.error
  return {
    id,
    error: {
      code: typeof code === "number" ? code : -32_603,
      message: typeof message === "string" ? message : "",
      data,
    },
  }
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
