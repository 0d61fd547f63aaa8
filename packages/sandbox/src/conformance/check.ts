import { isAccount, isContract } from "./samples.js"

export interface Refusal {
  code: number
  message: string
  kind?: unknown
}

export async function declined(call: Promise<unknown>): Promise<void> {
  const { code, message } = await refused(call)
  check(code === -4, `a refusal has code -4, not ${code} (${message})`)
}

/** The error of a call that must fail: SEP-43's code and message. */
export async function refused(call: Promise<unknown>): Promise<Refusal> {
  const thrown = await call.then(
    () => {
      throw new Error("The call must fail, and does not.")
    },
    (error: unknown) => error,
  )
  const { code, message, kind } = (thrown ?? {}) as Record<string, unknown>
  if (typeof code !== "number" && thrown instanceof Error) throw thrown
  check(typeof code === "number", "an error has a number for a code")
  return { code: code as number, message: text(message, "an error's message"), kind }
}

export function addressOf(reply: unknown): { address: string; path?: string } {
  const { address, path } = (reply ?? {}) as Record<string, unknown>
  const found = text(address, "address")
  check(isAccount(found) || isContract(found), `"${found}" is an address: G… or C…`)
  return typeof path === "string" ? { address: found, path } : { address: found }
}

export function text(value: unknown, what: string): string {
  check(typeof value === "string" && value !== "", `${what} is a text`)
  return value as string
}

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It must hold that ${what}.`)
}

/** Whether it says, in the specification's words, that the wallet does not have a function: code -3. */
export function saysUnsupported(
  { code, message }: Refusal,
  productName: string,
  name: string,
): boolean {
  return code === -3 && message === `${productName} does not support the "${name}" function`
}
