import { isAddress } from "@alidade/core"
import { ProblemError } from "../problem.js"
import { fieldsOf } from "../stellar/read-json.js"
import type { StoredPasskey } from "./passkey.js"

/** The sandbox did not create an account. */
export class CreationError extends ProblemError<{ problem: "notCreated" }> {}

/** Has the sandbox deploy an account with a passkey. Resolves to its address (`C…`). Throws a `CreationError`. */
export async function createAccount(
  url: string,
  { id, publicKey }: StoredPasskey,
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id, publicKey }),
    })
    const { address } = fieldsOf(await response.json())
    if (isAddress(address) && address.startsWith("C")) return address
  } catch (cause) {
    throw new CreationError({ problem: "notCreated" }, { cause })
  }
  throw new CreationError({ problem: "notCreated" })
}
