import { alterMessage } from "../wallet/alter.js"
import { base64, signMessage } from "../wallet/sign.js"
import { fromBase64 } from "./box.js"

/** What xBull takes for base64 (XP6). */
const looksLikeBase64 = /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/

/** Signs a message as SEP-53, base64; with `decodes`, what looks like base64 is decoded before (XP6). */
export function signText(
  message: string,
  seed: string,
  { decodes, isAltered }: { decodes: boolean; isAltered: boolean },
): string {
  const text = isAltered ? alterMessage(message) : message
  const bytes = decodes && looksLikeBase64.test(text) ? fromBase64(text) : null
  return base64(signMessage(bytes ?? text, seed))
}
