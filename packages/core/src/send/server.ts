import type { AccountInfo } from "../account/types.js"
import type { Fees } from "./read-fees.js"
import type { Sent } from "./types.js"

/** What a server says to an envelope: the network may apply it, or has refused it. */
export type Submission = "pending" | Extract<Sent, { status: "failed" }>

/** What a server says about a hash: how it ended, or that it is in none of the ledgers of a time, in s since 1970. */
export type Found = Sent | { absent: { from: number; to: number } }

/** A server of a network. Its functions throw `external` for what it cannot have meant, `timeout`, and `aborted`. */
export interface SendServer {
  url: string
  submit(hash: string, xdr: string, signal?: AbortSignal): Promise<Submission>
  find(hash: string, signal?: AbortSignal): Promise<Found>
  fees(signal?: AbortSignal): Promise<Fees>
  /** What an account (`G…`) is, for its sequence. */
  account(address: string, signal?: AbortSignal): Promise<AccountInfo>
}
