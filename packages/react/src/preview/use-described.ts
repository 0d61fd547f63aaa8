import { WalletError } from "@alidade/core"
import type { DescribedAuthEntry, DescribedTransaction } from "@alidade/core/describe"
import { useKitState } from "../context/use-kit-state.js"
import { loadDecoder, NOT_LOADED } from "./load.js"
import { type Described, useDescription } from "./use-description.js"

/** Decodes a base64 `TransactionEnvelope` for a network, by default the kit's. Loads the decoder. */
export function useDescribedTransaction(
  xdr: string,
  networkPassphrase?: string,
  knownContracts?: readonly string[],
): Described<DescribedTransaction> {
  const selected = useKitState((state) => state.selectedNetwork)
  const passphrase = networkPassphrase ?? selected
  return useDescription({ key: `${passphrase} ${xdr}`, knownContracts }, async (options) => {
    const { describeTransaction } = await decoder()
    return describeTransaction(xdr, passphrase, options)
  })
}

/** Decodes the base64 `HashIdPreimage` of an authorization. Loads the decoder. */
export function useDescribedAuthEntry(
  preimage: string,
  knownContracts?: readonly string[],
): Described<DescribedAuthEntry> {
  return useDescription({ key: preimage, knownContracts }, async (options) => {
    const { describeAuthEntry } = await decoder()
    return describeAuthEntry(preimage, options)
  })
}

/** Loads the decoder. Throws `external` if it cannot be loaded. */
const decoder = (): ReturnType<typeof loadDecoder> =>
  loadDecoder().catch((cause: unknown) => {
    throw new WalletError("external", NOT_LOADED, { cause })
  })
