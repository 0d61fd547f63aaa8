import { bytesOf } from "../wallet/bytes.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { base64, signMessage } from "../wallet/sign.js"

/** How xBull recognizes base64 (XP6). */
const looksLikeBase64 = /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/

/** Signs a message, as base64. With `decodes`, what looks like base64 is decoded first (XP6). */
export function signText(text: string, { seed }: SandboxAccount, decodes: boolean): string {
  return base64(signMessage(decodes && looksLikeBase64.test(text) ? bytesOf(text) : text, seed))
}
