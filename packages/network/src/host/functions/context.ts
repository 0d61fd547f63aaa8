import { xdr } from "@stellar/stellar-sdk/base"
import { compareValues } from "../compare.js"
import { contractEvent } from "../events.js"
import { currentFrame } from "../frame.js"
import { failure, hostError } from "../host-error.js"
import { lastLedger, networkId } from "../ledger-facts.js"
import { readBytes, readValues } from "../memory.js"
import { numberValue } from "../numbers.js"
import { chargeComparison, chargeWhole } from "../size.js"
import { bytesValue, u32 as u32Value, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { any, error, u32, vec } from "./kinds.js"

/** Module `x`: events, failures, and what the ledger says. */
export const context: HostModule = {
  _: hostFunction(
    "log_from_linear_memory",
    [u32, u32, u32, u32],
    (host, at, length, from, count) => {
      const text = xdr.ScVal.scvString(readBytes(host, at, length))
      const data = count > 0 ? xdr.ScVal.scvVec([text, ...readValues(host, from, count)]) : text
      const { contract } = currentFrame(host)
      host.log.push(
        contractEvent(
          contract,
          [xdr.ScVal.scvSymbol("log")],
          chargeWhole(host, data),
          "diagnostic",
        ),
      )
      return VOID
    },
  ),
  0: hostFunction("obj_cmp", [any, any], (host, left, right) => {
    chargeComparison(host, left, right)
    return BigInt(Math.sign(compareValues(left, right)))
  }),
  1: hostFunction("contract_event", [vec, any], (host, topics, data) => {
    host.events.push(
      contractEvent(
        currentFrame(host).contract,
        topics.map((topic) => chargeWhole(host, topic)),
        chargeWhole(host, data),
        "contract",
      ),
    )
    return VOID
  }),
  2: hostFunction("get_ledger_version", [], ({ facts }) => u32Value(facts.protocol)),
  3: hostFunction("get_ledger_sequence", [], ({ facts }) => u32Value(facts.sequence)),
  4: hostFunction("get_ledger_timestamp", [], ({ facts }) => numberValue("u64", facts.time)),
  5: hostFunction("fail_with_error", [error], (_, reason) => {
    if (reason.type !== "sceContract")
      throw hostError(
        "Context",
        "UnexpectedType",
        "contract attempted to fail with non-ContractError error code",
      )
    throw failure(reason, "failing with contract error")
  }),
  6: hostFunction("get_ledger_network_id", [], ({ facts }) =>
    bytesValue(networkId(facts.passphrase)),
  ),
  7: hostFunction("get_current_contract_address", [], (host) =>
    xdr.ScVal.scvAddress(currentFrame(host).contract),
  ),
  8: hostFunction("get_max_live_until_ledger", [], ({ facts }) => u32Value(lastLedger(facts))),
}
