/** What is answered. */
export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** Media type of the body. */
  readonly type: string
  readonly body: string | Stream
}

/** A body that is written bit by bit. It is at its end when this settles; `gone` aborts when nobody reads it. */
export type Stream = (write: (text: string) => void, gone: AbortSignal) => Promise<void>

/** A JSON document as a reply. */
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
