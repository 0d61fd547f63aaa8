import { networkName, WalletError } from "@alidade/core"
import { describeAuthEntry } from "@alidade/core/describe"
import { verifyAlbedoMessage, verifyAuthEntry, verifyMessage } from "@alidade/core/verify"
import { expectXdr } from "../pasted/expect-xdr.js"
import { say } from "../texts/en/verdicts.js"
import type { Verdict } from "./verdict.js"

const ed25519 = () => import("@noble/ed25519")

/** An authorization to check. The preimage and the signature are base64. */
export interface AuthorizationToCheck {
  preimage: string
  signature: string
  address: string
  /** Passphrase of the network that it should be for. Without it, any known network is accepted. */
  network?: string
}

/**
 * Whether an address signed an authorization, and for which network. Throws an `Error` with a readable message if the
 * input is invalid.
 */
export async function checkAuthorization(
  pasted: AuthorizationToCheck,
  nameNetwork: (passphrase: string) => string = networkName,
): Promise<Verdict> {
  const preimage = pasted.preimage.replace(/\s/g, "")
  await expectXdr("preimage", preimage)
  const request = { ...trimmed(pasted), preimage }
  const { networkPassphrase, address: named } = await describeAuthEntry(
    request.preimage,
    pasted.network === undefined ? {} : { expectedNetwork: pasted.network },
  )
  if (pasted.network !== undefined && networkPassphrase !== pasted.network) {
    return {
      valid: false,
      title: say("notValid"),
      signer: request.address,
      details: [say("otherNetwork", { network: nameNetwork(pasted.network) })],
    }
  }
  const details = [
    networkPassphrase
      ? say("for", { network: nameNetwork(networkPassphrase) })
      : say("unknownNetwork"),
    ...(named && named !== request.address ? [say("otherAddress")] : []),
  ]
  return verdictOf(() => verifyAuthEntry({ ...request, ed25519 }), request.address, details)
}

/** A message to check. */
export interface MessageToCheck {
  message: string
  /** Base64 (SEP-53), or hex (Albedo's older format). */
  signature: string
  address: string
}

/**
 * Whether an address signed a message. Throws an `Error` with a readable message if the address or signature is
 * invalid.
 */
export async function checkMessage(pasted: MessageToCheck): Promise<Verdict> {
  const request = { ...trimmed(pasted), message: pasted.message }
  return /^[0-9a-f]{128}$/i.test(request.signature)
    ? verdictOf(() => verifyAlbedoMessage({ ...request, ed25519 }), request.address, [
        say("albedo"),
      ])
    : verdictOf(() => verifyMessage({ ...request, ed25519 }), request.address, [say("sep53")])
}

/** Removes white space from pasted fields. */
function trimmed({ signature, address }: { signature: string; address: string }) {
  return { signature: signature.replace(/\s/g, ""), address: address.trim() }
}

async function verdictOf(
  verify: () => Promise<{ verified: string }>,
  signer: string,
  details: readonly string[],
): Promise<Verdict> {
  try {
    const { verified } = await verify()
    return verified === "signature"
      ? { valid: true, title: say("valid"), signer, details }
      : {
          valid: false,
          title: say("cannotVerify"),
          signer,
          details: [say("onlyContract")],
        }
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    if (error.kind === "bad-reply") throw new Error(say("badSignature"))
    if (error.kind !== "bad-signature") throw error
    return {
      valid: false,
      title: say("notValid"),
      details: [say("notSigned")],
      signer,
    }
  }
}
