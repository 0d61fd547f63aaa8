import { Keypair, TransactionBuilder } from "@stellar/stellar-sdk"
import { expect, onTestFinished } from "vitest"
import type { SandboxNetwork } from "../src/config.js"
import type { Sandbox } from "../src/server/index.js"

/** Speaks to the servers that sign users in, as a client does. */

/** A reply: only the fields of its kind are there. */
export interface Answer {
  status: number
  body: { transaction: string; network_passphrase: string; token: string; error: string }
}

/** Reads a reply, which any page may read. */
export async function answerOf(reply: Promise<Response>): Promise<Answer> {
  const response = await reply
  expect(response.headers.get("access-control-allow-origin")).toBe("*")
  return { status: response.status, body: (await response.json()) as Answer["body"] }
}

/** Asks for a challenge. */
export function ask({ signIn }: SandboxNetwork, query: Record<string, string>): Promise<Answer> {
  return answerOf(fetch(`${signIn.endpoint}?${new URLSearchParams(query)}`))
}

/** Exchanges a signed challenge, as a form. */
export function post({ signIn }: SandboxNetwork, transaction: string): Promise<Answer> {
  const body = new URLSearchParams({ transaction })
  return answerOf(fetch(signIn.endpoint, { method: "POST", body }))
}

/** A challenge that these keys have signed. */
export async function signed(
  network: SandboxNetwork,
  query: Record<string, string>,
  ...signers: readonly Keypair[]
): Promise<string> {
  const { body } = await ask(network, query)
  const transaction = TransactionBuilder.fromXdr(body.transaction, network.passphrase)
  transaction.sign(...signers)
  return transaction.toXdr()
}

/** What a token says, if the server's account signed it. */
export function claimsOf({ signIn }: SandboxNetwork, token: string): Record<string, unknown> {
  const [header, payload, signature] = token.split(".") as [string, string, string]
  const key = Keypair.fromPublicKey(signIn.signingKey)
  const bytes = Buffer.from(`${header}.${payload}`)
  expect(key.verify(bytes, Buffer.from(signature, "base64url"))).toBe(true)
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"))
}

/** Sets the fault of all servers until the end of the test. */
export async function setFault({ config }: Sandbox, fault: string): Promise<Response> {
  onTestFinished(async () => {
    await fetch(`${config.signInUrl}/reset`, { method: "POST" })
  })
  return fetch(`${config.signInUrl}/update`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fault }),
  })
}
