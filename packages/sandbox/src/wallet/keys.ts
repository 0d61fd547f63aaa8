/**
 * PUBLIC TEST KEYS. Anyone can read these seeds and sign with them. Never send anything of value to these addresses, on
 * any network, and never use them outside a sandbox.
 */

/** An account of the sandbox. Its seed is public. */
export interface SandboxAccount {
  /** Its name on screen. */
  readonly name: string
  /** `G…` */
  readonly address: string
  /** `S…`, the public test seed. */
  readonly seed: string
}

/**
 * The accounts that every simulated wallet holds. The first is the example key of SEP-53. The other seeds are the
 * sha256 of "Alidade sandbox account 2", 3, and 4.
 */
export const sandboxAccounts: readonly SandboxAccount[] = [
  {
    name: "Account 1",
    address: "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L",
    seed: "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW",
  },
  {
    name: "Account 2",
    address: "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4",
    seed: "SC7BK667MTUA4PFPFTPAYSNKTXDS5ACQQPKU7ZBE2EIXMPU3DCRYIUYO",
  },
  {
    name: "Account 3",
    address: "GBKDIVSDT76SEE455GJONFN3FJOXYFMYJH6W7NFBZCGUIQIA7NWCN4AD",
    seed: "SAEUUMFX7B4TSK6CAJBGRJHN22O6Z7Q4NM3CN7WEULG32IFDCDGXYOVP",
  },
  {
    name: "Account 4",
    address: "GBESFSJIC3NBINGDFALR5MRBKMZUTX6UEPSXGY2KNVAAY26CZ7GFBVQC",
    seed: "SCKXIOEVFNYEAJZAYMQOBZGPBZCZEPJLGNV7EMUO5SBQS7D4NM3VZ4H5",
  },
]
