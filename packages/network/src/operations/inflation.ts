import { xdr } from "@stellar/stellar-sdk/base"
import type { OperationKind } from "./operation.js"

/** Inflation ended with protocol 12. The operation is refused. */
export const inflation: OperationKind<xdr.OperationBodyInflation> = {
  threshold: () => "low",
  untried: xdr.OperationResult.opInner(
    xdr.OperationResultTr.inflation(xdr.InflationResult.inflationSuccess([])),
  ),
  flaw: () => xdr.OperationResult.opNotSupported(),
  apply: () => xdr.OperationResult.opNotSupported(),
}
