import { networkName, WalletError } from "@alidade/core"
import { describeAuthEntry } from "@alidade/core/describe"
import { verifyAlbedoMessage, verifyAuthEntry, verifyMessage } from "@alidade/core/verify"
import { expectXdr } from "../pasted/expect-xdr.js"
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
      title: "Not valid",
      signer: request.address,
      details: [`It isn’t for ${nameNetwork(pasted.network)}.`],
    }
  }
  const details = [
    networkPassphrase ? `For ${nameNetwork(networkPassphrase)}.` : "For an unknown network.",
    ...(named && named !== request.address ? ["The authorization is for another address."] : []),
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
        "In Albedo’s older format, which includes the address.",
      ])
    : verdictOf(() => verifyMessage({ ...request, ed25519 }), request.address, [
        "In SEP-53 format.",
      ])
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
      ? { valid: true, title: "Valid", signer, details }
      : {
          valid: false,
          title: "Can’t be verified here",
          signer,
          details: ["Only this address’s contract can verify its signatures."],
        }
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    if (error.kind === "bad-reply") throw new Error("A signature is 64 bytes in base64.")
    if (error.kind !== "bad-signature") throw error
    return {
      valid: false,
      title: "Not valid",
      details: ["This address’s key didn’t sign this."],
      signer,
    }
  }
}
