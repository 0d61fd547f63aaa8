export {
  type ContractCaller,
  type ContractCallerOptions,
  createContractCall,
} from "./contract-call.js"
export { type LoadContractOptions, type LoadedContract, loadContract } from "./load-contract.js"
export { argumentsKey, contractResource, readContract } from "./read-call.js"
export type { SpecError } from "./read-spec.js"
export type {
  BalanceChange,
  ContractCall,
  ContractCallState,
  ContractClient,
  ContractClientOptions,
  ContractEvent,
  ContractFunction,
  ContractNetwork,
  ContractSpec,
  LoadClient,
  MissingSignature,
  SimulatedCall,
} from "./types.js"
