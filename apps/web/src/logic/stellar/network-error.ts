import { ProblemError } from "../problem.js"

/** Why a server of the network gave no usable answer. `status` is its HTTP status. */
export type NetworkProblem =
  | { problem: "noHorizon" | "noRpc" | "noSimulation" | "faucetRefused" }
  | { problem: "noAccount" | "noList" | "noLedger" | "noRecord" | "noAnswer"; status: number }

/** The error of a request to Horizon, the RPC, or the faucet that gave no usable answer. */
export class NetworkError extends ProblemError<NetworkProblem> {}
