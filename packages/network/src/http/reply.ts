export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** Media type of the body. */
  readonly type: string
  readonly body: string | Stream
}

/** A body that is written in parts. It ends when this settles; `gone` aborts when the client disconnects. */
export type Stream = (write: (text: string) => void, gone: AbortSignal) => Promise<void>

/** A reply with a JSON document. */
export function json(value: object, status = 200): Reply {
  return { status, type: "application/json", body: JSON.stringify(value) }
}

/** Resolves when a signal aborts, for streams that stay open until then. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener("abort", () => resolve(), { once: true })
  })
}
