import { networkName } from "@alidade/core"
import { expectXdr } from "../pasted/expect-xdr.js"
import type { Proof } from "../proof/proof.js"
import { say } from "../texts/en/verdicts.js"
import { checkEnvelope } from "./check-envelope.js"
import { checkAuthorization, checkMessage } from "./check-signature.js"
import type { Verdict } from "./verdict.js"

/**
 * Whether the signer of a proof signed what it contains, for the network that it names. Throws an `Error` with a
 * readable message if its content is damaged, and the signal's reason once it is aborted.
 */
export async function checkProof(
  proof: Proof,
  signal?: AbortSignal,
  nameNetwork: (passphrase: string) => string = networkName,
): Promise<Verdict> {
  if (proof.kind === "message") {
    const { payload: message, signature, signer: address } = proof
    return checkMessage({ message, signature, address })
  }
  const { signer, network } = proof
  if (proof.kind === "authorization") {
    const { payload: preimage, signature } = proof
    return checkAuthorization({ preimage, signature, address: signer, network }, nameNetwork)
  }
  const { envelope } = proof
  await expectXdr("envelope", envelope)
  const checked = await checkEnvelope(envelope, [signer], signal, nameNetwork, network)
  const valid = [...checked.signatures, ...(checked.inside ?? [])].some(
    (verdict) => verdict.valid && verdict.signer === signer && verdict.network === network,
  )
  const name = nameNetwork(network)
  return valid
    ? { valid, title: say("valid"), signer, details: [say("for", { network: name })] }
    : {
        valid,
        title: say("notValid"),
        signer,
        details: [say("notSignedFor", { network: name })],
      }
}
