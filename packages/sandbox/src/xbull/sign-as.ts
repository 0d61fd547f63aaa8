import { far } from "../wallet/far.js"
import type { WalletModel } from "../wallet/model.js"
import type { Signable } from "../wallet/sign-request.js"
import { signApproved, signingKey } from "../wallet/signing.js"
import type { Verdict } from "../wallet/state.js"

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
  const { kind, payload } = signable
  if (kind !== "message") return signApproved(model, signable, address, verdict)
  const key = signingKey(model, address, verdict === "wrong-signer")
  const { signText } = await far(import("./sign.js"))
  const { tamperWithMessage } = await far(import("../wallet/tampering.js"))
  const text = verdict === "alter" ? await tamperWithMessage(payload) : payload
  const decodes = model.getState().quirks.XP6 === true
  return { signed: await signText(text, key, decodes), signer: key.address }
}
