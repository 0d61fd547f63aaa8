import { isAccount, isContract } from "./samples.js"

export interface Refusal {
  code: number
  message: string
  kind?: unknown
}

export async function declined(call: Promise<unknown>): Promise<void> {
  const { code, message } = await refused(call)
  check(code === -4, `a declined request has code -4, not ${code} (${message})`)
}

/** Returns the error of a call that must fail: SEP-43's code and message. */
export async function refused(call: Promise<unknown>): Promise<Refusal> {
  const thrown = await call.then(
    () => {
      throw new Error("The call must fail, but it succeeded.")
    },
    (error: unknown) => error,
  )
  const { code, message, kind } = (thrown ?? {}) as Record<string, unknown>
  if (typeof code !== "number" && thrown instanceof Error) throw thrown
  check(typeof code === "number", "the error's code is a number")
  return { code: code as number, message: text(message, "the error's message"), kind }
}

export function addressOf(reply: unknown): { address: string; path?: string } {
  const { address, path } = (reply ?? {}) as Record<string, unknown>
  const found = text(address, "address")
  check(isAccount(found) || isContract(found), `"${found}" is an address: G… or C…`)
  return typeof path === "string" ? { address: found, path } : { address: found }
}

export function text(value: unknown, what: string): string {
  check(typeof value === "string" && value !== "", `${what} is a non-empty string`)
  return value as string
}

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Expected that ${what}.`)
}

/** Whether the error has code -3 and the specification's text for an unsupported function. */
export function saysUnsupported(
  { code, message }: Refusal,
  productName: string,
  name: string,
): boolean {
  return code === -3 && message === `${productName} does not support the "${name}" function`
}
