/** What was found about one signature. */
export interface Verdict {
  valid: boolean
  title: string
  details: readonly string[]
  /** Who signed, where that is known. */
  signer?: string
  /** Passphrase of the network for which it is valid, where that is known. */
  network?: string
}
