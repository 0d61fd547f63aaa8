import type { Fees } from "./read-fees.js"
import { serversOf } from "./servers.js"
import type { SendNetwork } from "./types.js"

/**
 * What to offer per operation, from the fees that recent transactions were charged. The first server that gives usable
 * statistics answers. Throws `bad-request` for a network without a server, `external` or `timeout` if none answers, and
 * `aborted`.
 */
export async function fees(
  network: SendNetwork,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Fees> {
  let failure: unknown
  for (const server of serversOf(network)) {
    try {
      return await server.fees(signal)
    } catch (error) {
      if (signal?.aborted) throw error
      failure = error
    }
  }
  throw failure
}
