import type { Deeds } from "../../logic/sentence/deed.js"
import { useAsync } from "../../ui/use-async.js"
import { usePageNetwork } from "../page.js"

/** What a transaction (base64 envelope) does; undefined until it is read, and if it can't be. */
export function useDeeds(xdr: string | undefined): Deeds | undefined {
  const { passphrase } = usePageNetwork()
  return useAsync(xdr === undefined ? undefined : `${passphrase} ${xdr}`, async () => {
    const { readDeeds } = await import("../../logic/sentence/read-deeds.js")
    return readDeeds(xdr!, passphrase)
  }).data
}
