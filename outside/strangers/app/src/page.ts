/** An error of a wallet. Albedo's package wraps it. */
interface Failure {
  readonly code?: number
  readonly message?: string
  readonly error?: Failure
}

/** Runs an action on a click, and shows the fields of its error that apps read. */
export function onClick(id: string, action: () => Promise<unknown>): void {
  document.getElementById(id)!.addEventListener("click", async () => {
    show("result", "")
    try {
      await action()
    } catch (thrown) {
      const failure = thrown as Failure
      const { code, message } = failure.error ?? failure
      show("result", { code, message })
    }
  })
}

/** Shows a text, or the JSON of another value. */
export function show(id: string, value: unknown): void {
  const text = typeof value === "string" ? value : JSON.stringify(value)
  document.getElementById(id)!.textContent = text
}
