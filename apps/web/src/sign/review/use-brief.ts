import type { Deeds } from "../../logic/sentence/deed.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/sign.js"
import { formatNumber } from "../../texts/numbers.js"
import { useAsync } from "../../ui/use-async.js"

/** What a transaction does, and its maximum fee as an amount of XLM. */
export interface Brief {
  deeds: Deeds
  fee: string
}

/** Reads an envelope (base64 XDR) for its sentence and the action bar. Undefined until it is read. */
export function useBrief(xdr: string | undefined): Brief | undefined {
  const { passphrase } = usePageNetwork()
  return useAsync(xdr && `${passphrase} ${xdr}`, async () => {
    const [{ describeTransaction }, { deedsOf }] = await Promise.all([
      import("@alidade/core/describe"),
      import("../../logic/sentence/read-deeds.js"),
    ])
    const described = await describeTransaction(xdr ?? "", passphrase)
    return { deeds: deedsOf(described), fee: described.fee }
  }).data
}

/** Reads what an authorization (base64 `HashIdPreimage`) lets its account do. Undefined until it is read. */
export function useAuthorizedDeeds(
  preimage: string | undefined,
  connected: string,
): Deeds | undefined {
  return useAsync(preimage && `${connected} ${preimage}`, async () => {
    const [{ describeAuthEntry }, { deedsOfCall }] = await Promise.all([
      import("@alidade/core/describe"),
      import("../../logic/sentence/read-deeds.js"),
    ])
    return deedsOfCall(await describeAuthEntry(preimage ?? ""), connected)
  }).data
}

/** The fee in one line. Empty until it is read. */
export function feeText(brief: Brief | undefined): string {
  return brief ? say("fee", { fee: formatNumber(brief.fee) }) : ""
}
