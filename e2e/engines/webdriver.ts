/** An error from a WebDriver server, with WebDriver's own code. */
export class WebDriverError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** A reference to an element, in WebDriver's format. */
export type ElementReference = Readonly<Record<string, string>>

/** Sends a command to a WebDriver server, and returns its value. Throws a `WebDriverError`. */
export type Send = <Value = null>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<Value>

/** Connects to a WebDriver server (W3C WebDriver, plain HTTP). */
export function connectTo(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await response.json()) as { value: never }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new WebDriverError(error, message)
  }
}
