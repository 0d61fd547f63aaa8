/** A request to the network, with a port of its own for the reply. */
export interface Asked {
  readonly type: "alidade:network-request"
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | undefined
}

/** What comes back through the port: one head, pieces of the body, and an end, or a failure. */
export type Answered =
  | {
      readonly type: "head"
      readonly status: number
      readonly headers: readonly (readonly [string, string])[]
    }
  | { readonly type: "piece"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "end" }
  | { readonly type: "failure"; readonly message: string }

/** Whether a message is a request. A worker may receive others. */
export function isAsked(data: unknown): data is Asked {
  return typeof data === "object" && data !== null && "type" in data && data.type === requestType
}

/** The type of a request's message. */
export const requestType = "alidade:network-request"
