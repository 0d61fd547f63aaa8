import type { WalletError } from "@alidade/core"
import type { DescribeOptions } from "@alidade/core/describe"
import { useEffect, useState } from "react"
import { useKitState } from "../context/kit-context.js"

/** A description and its loading state. */
export type Described<T> =
  | { status: "reading" }
  | { status: "described"; data: T }
  /** `bad-request` describes invalid XDR. `external` means that the decoder could not be loaded. */
  | { status: "failed"; error: WalletError }

/**
 * The description of the current input, compared with the kit's network and the known contracts. Never returns the
 * description of a previous input. `describe` decodes it: the preview has the decoder in its own chunk, and the public
 * hooks load it.
 */
export function useDescription<T>(
  subject: string,
  knownContracts: readonly string[] | undefined,
  describe: (options: DescribeOptions) => Promise<T>,
): Described<T> {
  const expectedNetwork = useKitState((state) => state.selectedNetwork)
  const key = `${expectedNetwork} ${knownContracts?.join()} ${subject}`
  const [found, setFound] = useState<{ key: string; described: Described<T> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers everything the description depends on
  useEffect(() => {
    let wanted = true
    describe({ expectedNetwork, ...(knownContracts ? { knownContracts } : {}) }).then(
      (data) => wanted && setFound({ key, described: { status: "described", data } }),
      (error) => wanted && setFound({ key, described: { status: "failed", error } }),
    )
    return () => {
      wanted = false
    }
  }, [key])
  return found?.key === key ? found.described : { status: "reading" }
}
