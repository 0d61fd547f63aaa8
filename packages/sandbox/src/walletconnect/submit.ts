import type { SandboxNetwork } from "../config.js"

/** What became of a transaction that was handed in. */
export interface Submitted {
  /** Hex. */
  readonly hash: string
  readonly successful: boolean
}

/**
 * Hands a signed envelope (base64) to a network's Horizon.
 * @throws when it is not accepted
 */
export async function submit(envelope: string, { horizonUrl }: SandboxNetwork): Promise<Submitted> {
  const response = await fetch(`${horizonUrl}/transactions`, {
    method: "POST",
    body: new URLSearchParams({ tx: envelope }),
  })
  const { hash, successful } = (await response.json()) as Partial<Submitted>
  if (!response.ok || typeof hash !== "string") throw new Error("The transaction was refused.")
  return { hash, successful: successful === true }
}
