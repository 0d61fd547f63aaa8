import { WalletError } from "@alidade/core"
import { verifyMessage } from "@alidade/core/verify"

/** Whether this address signed this text (SEP-53). `signature` is base64. */
export async function isSignedBy(
  address: string,
  text: string,
  signature: string,
): Promise<boolean> {
  try {
    const { verified } = await verifyMessage({ message: text, signature, address })
    return verified === "signature"
  } catch (error) {
    if (WalletError.is(error)) return false
    throw error
  }
}
