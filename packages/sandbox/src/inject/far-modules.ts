/**
 * The functions that the script leaves out, because they need keys or the SDK, by the path of their module below
 * `src`. A page can call no others.
 */
export const farModules = {
  "metamask/is-involved": ["isInvolved"],
  "onekey/device": ["canSignOnDevice", "signOnDevice"],
  "rabet/envelope": ["isReadable"],
  "scopuly/check-signed": ["isSignedBy", "transactionHash"],
  "sep43/whole-entry": ["wholeEntry"],
  "wallet/sign": ["isTransaction", "networkId", "readPreimage"],
  "wallet/sign-request": ["redirected", "signRequest"],
  "wallet/summary": ["toCodes"],
  "wallet/tampering": ["tamperWithMessage", "tamperWithTransaction"],
  "xbull/sign": ["signText"],
} as const

/** The path of such a module. */
export type FarModule = keyof typeof farModules

/** A call of one of its functions. Arguments are plain data. */
export interface FarCall {
  readonly module: FarModule
  readonly name: string
  readonly given: readonly unknown[]
}
