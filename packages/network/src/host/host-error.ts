import { xdr } from "@stellar/stellar-sdk/base"

/** Why a contract call failed. The message describes it, and the cause is the underlying failure. */
export interface HostError extends Error {
  readonly reason: xdr.ScError
  readonly cause?: HostError
}

type Type =
  | "Auth"
  | "Budget"
  | "Context"
  | "Crypto"
  | "Events"
  | "Object"
  | "Storage"
  | "Value"
  | "WasmVm"
type Code =
  | "ArithDomain"
  | "ExceededLimit"
  | "ExistingValue"
  | "IndexBounds"
  | "InternalError"
  | "InvalidAction"
  | "InvalidInput"
  | "MissingValue"
  | "UnexpectedSize"
  | "UnexpectedType"

/** An error of the host, such as `Error(Auth, InvalidAction)`. */
export function hostError(type: Type, code: Code, message: string, cause?: HostError): HostError {
  return failure(xdr.ScError[`sce${type}`](xdr.ScErrorCode[`scec${code}`]), message, cause)
}

/** The error numbers of Stellar's built-in contracts. */
export const ContractError = {
  operationNotSupported: 2,
  alreadyInitialized: 3,
  unauthorized: 4,
  authentication: 5,
  accountMissing: 6,
  negativeAmount: 8,
  allowance: 9,
  balance: 10,
  balanceDeauthorized: 11,
  overflow: 12,
  trustlineMissing: 13,
  insufficientAccountReserve: 14,
  tooManyAccountSubentries: 15,
} as const

/** An error that a contract reports by number, such as `Error(Contract, #10)`. */
export function contractError(name: keyof typeof ContractError, message: string): HostError {
  return failure(xdr.ScError.sceContract(ContractError[name]), message)
}

/** An error with a reason that a contract or another failure gave. */
export function failure(reason: xdr.ScError, message: string, cause?: HostError): HostError {
  return Object.assign(new Error(message, { cause }), { reason }) as HostError
}

/** Whether a thrown value is a failed call, and not a bug of the network. */
export function isHostError(thrown: unknown): thrown is HostError {
  return thrown instanceof Error && "reason" in thrown && xdr.ScError.is(thrown.reason)
}

/**
 * Whether a contract's `try_call` receives a failure as a value. Resources that ran out, entries outside of the
 * footprint, and the host's own faults end the whole transaction.
 */
export function isRecoverable({ reason }: HostError): boolean {
  if (reason.type === "sceContract") return true
  const { name } = reason.code
  if (name === "scecInternalError") return false
  const limits = reason.type === "sceStorage" || reason.type === "sceBudget"
  return !(limits && name === "scecExceededLimit")
}

/** Formats an error as the host does. The Stellar SDK reads a contract's error number from this text. */
export function errorText(error: HostError): string {
  const events = chain(error).map(
    ({ reason, message }, index) =>
      `   ${index}: [Diagnostic Event] topics:[error, ${errorName(reason)}], data:"${message}"`,
  )
  return `HostError: ${errorName(error.reason)}\n\nEvent log (newest first):\n${events.join("\n")}\n`
}

/** An error and its causes as diagnostic events, in the order they happened. */
export function errorEvents(error: HostError): xdr.DiagnosticEvent[] {
  return chain(error)
    .toReversed()
    .map(({ reason, message }) => {
      const topics = [xdr.ScVal.scvSymbol("error"), xdr.ScVal.scvError(reason)]
      const data = xdr.ScVal.scvString(message)
      return new xdr.DiagnosticEvent({
        inSuccessfulContractCall: false,
        event: new xdr.ContractEvent({
          ext: xdr.ExtensionPoint.v0(),
          contractId: null,
          type: xdr.ContractEventType.diagnostic,
          body: xdr.ContractEventBody.v0(new xdr.ContractEventV0({ topics, data })),
        }),
      })
    })
}

function chain(error: HostError): HostError[] {
  return error.cause ? [error, ...chain(error.cause)] : [error]
}

/** An error's reason as text, such as `Error(Contract, #10)`. */
export function errorName(reason: xdr.ScError): string {
  if (reason.type === "sceContract") return `Error(Contract, #${reason.contractCode})`
  return `Error(${reason.type.slice("sce".length)}, ${reason.code.name.slice("scec".length)})`
}
