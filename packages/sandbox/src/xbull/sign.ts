import { bytesOf } from "../wallet/bytes.js"
import type { WalletModel } from "../wallet/model.js"
import { base64, signMessage } from "../wallet/sign.js"
import type { Signable } from "../wallet/sign-request.js"
import { signApproved, signingKey } from "../wallet/signing.js"
import type { Verdict } from "../wallet/state.js"
import { tamperWithMessage } from "../wallet/tampering.js"

/** How xBull recognizes base64 (XP6). */
const looksLikeBase64 = /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/

/**
 * Signs an approved request as `signApproved` does. While the quirk is on, it first decodes a message that looks like
 * base64 (XP6).
 */
export async function signAs(
  model: WalletModel,
  signable: Signable,
  address: string | undefined,
  verdict: Verdict,
): Promise<{ signed: string; signer: string }> {
  if (signable.kind !== "message") return signApproved(model, signable, address, verdict)
  const { address: signer, seed } = signingKey(model, address, verdict === "wrong-signer")
  const text = verdict === "alter" ? tamperWithMessage(signable.payload) : signable.payload
  const decodes = model.getState().quirks.XP6 === true && looksLikeBase64.test(text)
  return { signed: base64(signMessage(decodes ? bytesOf(text) : text, seed)), signer }
}
