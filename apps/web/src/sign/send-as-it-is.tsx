import type { ReactElement } from "react"
import { isSigned } from "../signatures/is-signed.js"
import type { SignatureStanding } from "../signatures/read-standing.js"

/** What it takes. */
export interface SendAsItIsProps {
  /** Of an envelope that somebody else may have signed. */
  standing: SignatureStanding | undefined
  onSend: () => void
}

/** The way on for an envelope that carries valid signatures already: it needs none of one's own. */
export function SendAsItIs({ standing, onSend }: SendAsItIsProps): ReactElement | null {
  if (!standing || !isSigned(standing)) return null
  return (
    <button type="button" className="button" onClick={onSend}>
      Go on without signing
    </button>
  )
}
