import type { Json } from "../../logic/operations/field.js"
import {
  emptyTransaction,
  readTransaction,
  type SourcedOperation,
} from "../../logic/operations/transaction.js"
import type { Deeds } from "../../logic/sentence/deed.js"
import { usePageNetwork } from "../../page/page.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useAsync } from "../../ui/use-async.js"

/** What each operation of a draft does; undefined for one that isn't filled in. */
export function useDeedsOf(
  address: string,
  operations: readonly SourcedOperation[],
): readonly (Deeds | undefined)[] {
  const { passphrase } = usePageNetwork()
  const envelopes = operations.map((operation) => envelopeOf(address, operation))
  const isSome = envelopes.some((one) => one !== undefined)
  const { data } = useAsync(isSome ? JSON.stringify(envelopes) : undefined, async () => {
    const [{ encodeEnvelope }, { readDeeds }] = await Promise.all([
      import("../../logic/operations/xdr.js"),
      import("../../logic/sentence/read-deeds.js"),
    ])
    // What the SDK can't encode has no sentence. The review says why.
    const read = async (json: Json): Promise<Deeds | undefined> => {
      try {
        return await readDeeds(encodeEnvelope(json), passphrase)
      } catch {
        return undefined
      }
    }
    return Promise.all(envelopes.map((one) => (one === undefined ? undefined : read(one))))
  })
  return data ?? []
}

/** What one operation does, in a line. Undefined until it is filled in. */
export function useToDo(
  address: string,
  operation: SourcedOperation | undefined,
): string | undefined {
  const sayDeeds = useSayDeeds()
  const [deeds] = useDeedsOf(address, operation ? [operation] : [])
  return deeds && sayDeeds(deeds, "toDo", address)
}

/** The envelope of one operation alone. Undefined if it isn't filled in. */
function envelopeOf(address: string, operation: SourcedOperation): Json | undefined {
  const alone = { ...emptyTransaction(address), validFor: "", operations: [operation] }
  const read = readTransaction(alone, { baseFee: 0n, seqNum: "0" })
  return "json" in read ? read.json : undefined
}
