import { accountOf } from "@alidade/core/describe"
import type { ComposeNetwork, ComposeProblem } from "../operations/compose-transaction.js"
import { readEnvelope, writeEnvelope } from "../operations/envelope.js"
import type { Json } from "../operations/field.js"
import { objectOf, textOf } from "../operations/json.js"
import { encodeEnvelope } from "../operations/xdr.js"
import { ProblemError } from "../problem.js"
import { readAccount } from "../stellar/horizon.js"

/**
 * Encodes a filled envelope (XDR-JSON) as base64. Without a sequence number, or for a source account that was filled in,
 * it gets the account's next one. Throws a `ProblemError` of a `ComposeProblem`, or a `NetworkError`.
 */
export async function encodeFilled(
  envelope: Json,
  { horizonUrl }: Pick<ComposeNetwork, "horizonUrl">,
  isOtherSource: boolean,
): Promise<string> {
  const { tx, feeBump } = readEnvelope(envelope)
  if (!isOtherSource && textOf(tx.seq_num) !== "0") return encodeEnvelope(envelope)
  const account = await readAccount(horizonUrl, accountOf(textOf(tx.source_account)))
  if (account === null) throw new ProblemError<ComposeProblem>({ problem: "inactive" })
  const seq_num = String(BigInt(account.sequence) + 1n)
  return encodeEnvelope(writeEnvelope({ ...objectOf(tx), seq_num }, feeBump))
}
