import { errorCodes, type WalletErrorFields } from "@alidade/core"

/** EIP-1193's number for a refusal, as wallets of several chains use it. */
const REFUSED_CODE = 4001
const REFUSED_WORDS = /\b(reject|declin|denied|cancel)/i

/**
 * Whether the person declined, as far as the failure of a wallet that documents none can tell: by SEP-43's code, by the
 * number of other chains, or by the words.
 */
export function isRefusal({ code, message }: WalletErrorFields): boolean {
  return code === errorCodes.rejected || code === REFUSED_CODE || REFUSED_WORDS.test(message)
}
