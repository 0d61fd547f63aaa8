import * as sdk17 from "@stellar/stellar-sdk"
import * as sdk14 from "stellar-sdk-14"
import * as sdk15 from "stellar-sdk-15"
import * as sdk16 from "stellar-sdk-16"

/** The part of `@stellar/stellar-sdk` that the tests use: names and signatures that all four majors share. */
export type Sdk = typeof sdk17

/** A major version of `@stellar/stellar-sdk`. */
export interface Major {
  readonly major: 14 | 15 | 16 | 17
  readonly sdk: Sdk
}

/** The four majors in use, newest last. */
export const majors: readonly Major[] = [
  { major: 14, sdk: sdk14 as unknown as Sdk },
  { major: 15, sdk: sdk15 as unknown as Sdk },
  { major: 16, sdk: sdk16 as unknown as Sdk },
  { major: 17, sdk: sdk17 },
]
