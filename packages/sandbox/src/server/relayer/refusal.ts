import { failure, json, type Problem } from "@alidade/network/http"

/** An error as the relayer replies it: `{success, error, data: {code, details}}`. */
export function refusal(
  status: number,
  code: string,
  error: string,
  details: object = {},
): Problem {
  return failure(error, json({ success: false, data: { code, details }, error }, status))
}

/** A request whose parameters are wrong. */
export function invalid(error: string, details?: object): Problem {
  return refusal(400, "INVALID_PARAMS", error, details)
}
