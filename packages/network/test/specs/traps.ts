import type { xdr } from "@stellar/stellar-sdk/base"
import { errors, fn, result, types } from "./spec.js"

/** Without the functions whose signatures no contract can have. */
export const traps: readonly xdr.ScSpecEntry[] = [
  ...[
    "unreachable",
    "divide",
    "read_outside",
    "call_null",
    "call_other",
    "fail_as_host",
    "return_nonsense",
    "unknown_object",
    "host_reads_outside",
    "endless",
    "deep",
    "fill",
    "write_and_trap",
  ].map((name) => fn(name, {})),
  fn("fail", {}, result(types.void, "Failure")),
  fn("return_error", {}, result(types.void, "Failure")),
  fn("wrong_object", { bytes: types.bytes }),
  fn("pages", {}, types.u32),
  errors("Failure", {
    Deliberate: [7, "It failed deliberately."],
    Returned: [9, "It returned an error."],
  }),
]
