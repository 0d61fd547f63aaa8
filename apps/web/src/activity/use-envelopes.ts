import { useEffect, useState } from "react"
import type { EnvelopeFacts } from "../logic/activity/envelope-facts.js"
import { type ActivityItem, envelopeOf } from "../logic/activity/group.js"
import type { ReadEnvelope } from "../logic/activity/title.js"

const keyOf = (xdr: string, network: string): string => `${network} ${xdr}`

/** Reads the envelopes of some items, and those that wallets returned for them. */
export function useEnvelopes(items: readonly ActivityItem[]): ReadEnvelope {
  const [known, setKnown] = useState<ReadonlyMap<string, EnvelopeFacts | undefined>>(new Map())
  const missing = envelopesIn(items).filter(([xdr, network]) => !known.has(keyOf(xdr, network)))
  const wanted = missing.map(([xdr, network]) => keyOf(xdr, network)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says which are missing
  useEffect(() => {
    if (missing.length === 0) return
    let isShown = true
    readAll(missing).then(
      (read) => isShown && setKnown((before) => new Map([...before, ...read])),
      // Without the part that reads them, items have the names of their kinds.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [wanted])
  return (xdr, network) => known.get(keyOf(xdr, network))
}

type Envelope = readonly [xdr: string, network: string]

function envelopesIn(items: readonly ActivityItem[]): Envelope[] {
  return items.flatMap((item) => {
    const { network, returned } = item.entries.at(-1)!
    const xdr = envelopeOf(item)
    if (xdr === undefined || network === undefined) return []
    return [[xdr, network] as const, ...(returned ? [[returned, network] as const] : [])]
  })
}

async function readAll(
  envelopes: readonly Envelope[],
): Promise<(readonly [key: string, facts: EnvelopeFacts | undefined])[]> {
  const { readEnvelopeFacts } = await import("../logic/activity/envelope-facts.js")
  return Promise.all(
    envelopes.map(async ([xdr, network]) => {
      const facts = await readEnvelopeFacts(xdr, network).catch(() => undefined)
      return [keyOf(xdr, network), facts] as const
    }),
  )
}
