import { xdr } from "@stellar/stellar-sdk/base"

/** Why a contract call failed. The message describes it, and the cause is the underlying failure. */
export interface HostError extends Error {
  readonly reason: xdr.ScError
  readonly cause?: HostError
}

type Type = "Auth" | "Context" | "Crypto" | "Storage" | "Value"
type Code =
  | "ExceededLimit"
  | "ExistingValue"
  | "InvalidAction"
  | "InvalidInput"
  | "MissingValue"
  | "UnexpectedSize"
  | "UnexpectedType"

/** An error of the host, such as `Error(Auth, InvalidAction)`. */
export function hostError(type: Type, code: Code, message: string, cause?: HostError): HostError {
  const reason = xdr.ScError[`sce${type}`](xdr.ScErrorCode[`scec${code}`])
  return Object.assign(new Error(message, { cause }), { reason }) as HostError
}

/** The error numbers of Stellar's built-in contracts that can occur here. */
export const ContractError = {
  authentication: 5,
  accountMissing: 6,
  negativeAmount: 8,
  balance: 10,
  overflow: 12,
  insufficientAccountReserve: 14,
} as const

/** An error that a contract reports by number, such as `Error(Contract, #10)`. */
export function contractError(name: keyof typeof ContractError, message: string): HostError {
  const reason = xdr.ScError.sceContract(ContractError[name])
  return Object.assign(new Error(message), { reason }) as HostError
}

/** Whether a thrown value is a failed call, and not a bug of the sandbox. */
export function isHostError(thrown: unknown): thrown is HostError {
  return thrown instanceof Error && "reason" in thrown && xdr.ScError.is(thrown.reason)
}

/** Formats an error as the host does. The Stellar SDK reads a contract's error number from this text. */
export function errorText(error: HostError): string {
  const events = chain(error).map(
    ({ reason, message }, index) =>
      `   ${index}: [Diagnostic Event] topics:[error, ${name(reason)}], data:"${message}"`,
  )
  return `HostError: ${name(error.reason)}\n\nEvent log (newest first):\n${events.join("\n")}\n`
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

function name(reason: xdr.ScError): string {
  if (reason.type === "sceContract") return `Error(Contract, #${reason.contractCode})`
  return `Error(${reason.type.slice("sce".length)}, ${reason.code.name.slice("scec".length)})`
}
