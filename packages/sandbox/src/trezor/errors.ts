const messages = {
  Init_NotInitialized: "TrezorConnect not initialized",
  Init_AlreadyInitialized: "TrezorConnect has been already initialized",
  Init_ManifestMissing: "Manifest not set.",
  Init_IframeBlocked: "Iframe blocked",
  Handshake_Error: "env-not-supported",
  Browser_LocalNetworkPermissionMissing:
    "Local network permission is missing. Please allow local network access in browser settings.",
  Transport_Missing: "Transport is missing",
  Device_NotFound: "Device not found",
  Device_CallInProgress: "Device call in progress",
  Device_UsedElsewhere: "Device is used in another window",
  Device_FwException: "Device firmware is too old",
  Device_MissingCapability: "Device is missing capability",
  Method_Cancel: "Canceled",
  Method_Interrupted: "Popup closed",
  Method_PermissionsNotGranted: "Permissions not granted",
  Method_InvalidParameter: "Invalid parameter",
  Failure_ActionCancelled: "Action cancelled by user",
  Failure_PinCancelled: "PIN entry cancelled",
  Failure_DataError: "Invalid data",
  Failure_ProcessError: "Invalid request",
  Runtime: "Unexpected error",
} as const

/** A code of the Connect library (TR8 to TR10). */
export type ConnectCode = keyof typeof messages

/** Why a call fails. The library puts code and message into its reply. */
export class ConnectError extends Error {
  readonly code: ConnectCode

  constructor(code: ConnectCode, message: string = messages[code]) {
    super(message)
    this.code = code
  }
}
