import type { SandboxNetwork } from "../config.js"

/** The result of a submitted transaction. */
export interface Submitted {
  /** Hex. */
  readonly hash: string
  readonly successful: boolean
}

/**
 * Submits a signed envelope (base64) to a network's Horizon.
 * @throws if it is not accepted
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
