import type { xdr } from "@stellar/stellar-sdk/base"
import { errors, fn, map, result, types } from "./spec.js"

export const webAuth: readonly xdr.ScSpecEntry[] = [
  fn(
    "web_auth_verify",
    { args: map(types.symbol, types.string) },
    result(types.void, "WebAuthError"),
  ),
  errors("WebAuthError", { MissingArgument: [1, "The account or the server is missing."] }),
]
