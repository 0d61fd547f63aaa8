import { useEffect } from "react"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { readinessOf } from "../logic/signatures/readiness.js"
import { usePage, usePageNetwork } from "./page.js"
import { openWaiting } from "./waiting-list.js"

/** A transaction on screen. */
export interface KeepWaitingOptions {
  /** Base64 envelope. */
  xdr: string | undefined
  signatureStatus: SignatureStatus | undefined
  /** It came from somebody else, with a link or by import. */
  isGiven: boolean
  /** The account that signed it here. */
  signedBy?: string | undefined
  /** What the one who passed it on wrote. */
  said?: string | undefined
}

/**
 * Keeps the shown transaction among those that wait, once it is known to lack signatures: if it is signed already, or is
 * somebody else's. New signatures of one that is kept are added to it.
 */
export function useKeepWaiting(options: KeepWaitingOptions): void {
  const { xdr, signatureStatus, isGiven, signedBy, said } = options
  const { mode } = usePage()
  const network = usePageNetwork()
  const { shared, missing, signed } = readinessOf(signatureStatus, "")
  const isWaiting = missing && !signatureStatus?.neverApplies && shared && (signed || isGiven)
  const isRead = signatureStatus !== undefined
  useEffect(() => {
    if (xdr === undefined || !isRead) return
    const list = openWaiting(mode, network.passphrase)
    if (!isWaiting && list.getState().length === 0) return
    import("./keep-waiting.js")
      .then(({ keepWaiting }) => keepWaiting(list, network, { xdr, signedBy, said, isWaiting }))
      // It stays on screen.
      .catch(() => {})
  }, [mode, network, xdr, isRead, isWaiting, signedBy, said])
}
