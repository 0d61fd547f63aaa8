import type { xdr } from "@stellar/stellar-sdk/base"
import { anyValue, bytesN, fn, option, vec } from "./spec.js"

export const account: readonly xdr.ScSpecEntry[] = [
  fn("__constructor", { key: bytesN(32) }),
  fn("__check_auth", {
    signature_payload: bytesN(32),
    signature: option(bytesN(64)),
    auth_contexts: vec(anyValue),
  }),
]
