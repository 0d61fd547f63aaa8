import { xdr } from "@stellar/stellar-sdk/base"

/** Why a contract's call came to nothing. Its message says it in words, its cause is the failure beneath it. */
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

/** A failure of the host: `Error(Auth, InvalidAction)` and the like. */
export function hostError(type: Type, code: Code, message: string, cause?: HostError): HostError {
  const reason = xdr.ScError[`sce${type}`](xdr.ScErrorCode[`scec${code}`])
  return Object.assign(new Error(message, { cause }), { reason }) as HostError
}

/** The failures that Stellar's built-in contracts number, as far as they can happen here. */
export const ContractError = {
  authentication: 5,
  accountMissing: 6,
  negativeAmount: 8,
  balance: 10,
  overflow: 12,
  insufficientAccountReserve: 14,
} as const

/** A failure that a contract itself names by a number: `Error(Contract, #10)`. */
export function contractError(name: keyof typeof ContractError, message: string): HostError {
  const reason = xdr.ScError.sceContract(ContractError[name])
  return Object.assign(new Error(message), { reason }) as HostError
}

/** Whether something thrown is a failure of a call, and not a fault of the sandbox. */
export function isHostError(thrown: unknown): thrown is HostError {
  return thrown instanceof Error && "reason" in thrown && xdr.ScError.is(thrown.reason)
}

/** A failure in the words of the host, by which the Stellar SDK finds a contract's number in it. */
export function errorText(error: HostError): string {
  const events = chain(error).map(
    ({ reason, message }, index) =>
      `   ${index}: [Diagnostic Event] topics:[error, ${name(reason)}], data:"${message}"`,
  )
  return `HostError: ${name(error.reason)}\n\nEvent log (newest first):\n${events.join("\n")}\n`
}

/** A failure and those beneath it, as events, the first that happened first. */
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
