import { WalletError } from "@alidade/core"
import type { DescribedAuthEntry, DescribedTransaction } from "@alidade/core/describe"
import { useKitState } from "../hooks/use-kit-state.js"
import { loadDecoder } from "./load.js"
import { type Described, useDescription } from "./use-description.js"

/** The decoder. Throws `external` where it does not come. */
const decoder = (): ReturnType<typeof loadDecoder> =>
  loadDecoder().catch((cause: unknown) => {
    throw new WalletError(
      "external",
      "The decoder could not be loaded. Look whether you are online, then try again.",
      { cause },
    )
  })

/** Decodes a base64 `TransactionEnvelope` for a network, by default the kit's; the decoder is loaded for it. */
export function useDescribedTransaction(
  xdr: string,
  networkPassphrase?: string,
  knownContracts?: readonly string[],
): Described<DescribedTransaction> {
  const selected = useKitState((state) => state.selectedNetwork)
  const passphrase = networkPassphrase ?? selected
  return useDescription(`${passphrase} ${xdr}`, knownContracts, async (options) => {
    const { describeTransaction } = await decoder()
    return describeTransaction(xdr, passphrase, options)
  })
}

/** Decodes a base64 `HashIdPreimage` of an authorization; the decoder is loaded for it. */
export function useDescribedAuthEntry(
  preimage: string,
  knownContracts?: readonly string[],
): Described<DescribedAuthEntry> {
  return useDescription(preimage, knownContracts, async (options) => {
    const { describeAuthEntry } = await decoder()
    return describeAuthEntry(preimage, options)
  })
}
