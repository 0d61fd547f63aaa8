/** The result of checking one signature. */
export interface Verdict {
  valid: boolean
  title: string
  details: readonly string[]
  /** The signer, if known. */
  signer?: string
  /** Passphrase of the network that it is valid for, if known. */
  network?: string
}
