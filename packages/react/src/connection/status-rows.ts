import type { ErrorKind, WrongNetwork } from "@alidade/core"
import type { ConnectionKey } from "../messages/connection.js"

/** What the user can do in a state. The first action of a row is the primary one. */
export type Action =
  | "cancel"
  | "retry"
  | "connect"
  | "open"
  | "proceed"
  | "show"
  | "back"
  | "choose"
  | "install"
  | "update"
  | "check-network"
  | "disconnect"
  | "reload"

/** How a state looks: a spinner, plain, a warning, an error, or done. */
export type Tone = "waiting" | "neutral" | "warning" | "danger" | "success"

/** Texts and actions of one state. */
export interface Row {
  tone: Tone
  title: ConnectionKey
  /** If absent, the error's own message is shown. */
  text?: ConnectionKey | ""
  /** Title and text also apply to a device and a phone. */
  general?: true
  /** Adds the error's reason below the text, unless it is one of these, which say no more. */
  repeated?: readonly string[]
  /** Title for a device or a phone, if the usual title does not apply. */
  elsewhere?: ConnectionKey
  /** Text for an expired or failed pairing code, with an action for a new one. */
  code?: ConnectionKey
  /** Texts that differ while signing. */
  sign?: { title?: ConnectionKey; text?: ConnectionKey }
  /** What to say when the wait is long. */
  slow?: ConnectionKey
  /** Actions while connecting. A failed signature is the app's to request again. */
  actions: readonly Action[]
  /** Shows the error details and report. */
  details?: true
}

function row(tone: Tone, title: Row["title"], actions: Row["actions"], more?: Partial<Row>): Row {
  return { tone, title, actions, ...more }
}

/** A wait that can be canceled. */
const wait = (
  title: Row["title"],
  text: Row["text"] & string,
  sign?: Row["sign"],
  slow: Row["slow"] = "slow",
): Row => row("waiting", title, ["cancel"], { text, slow, ...(sign && { sign }) })

const signing: Row["sign"] = { title: "sign", text: "signText" }

/** States that wait for something. */
export type Waiting =
  | "starting"
  | "awaiting-extension"
  | "awaiting-popup"
  | "awaiting-phone"
  | "awaiting-device"
  | "awaiting-messenger"
  | "awaiting-unlock"
  | "awaiting-access"
  | "needs-click"

export const waitingRows: Readonly<Record<Waiting, Row>> = {
  starting: wait("starting", "", signing),
  "awaiting-extension": wait("awaitingExtension", "awaitingExtensionText", signing),
  "awaiting-popup": row("waiting", "awaitingPopup", ["show", "cancel"], {
    text: "awaitingPopupText",
    slow: "slow",
    sign: { title: "sign" },
  }),
  "awaiting-phone": wait("awaitingPhone", "awaitingPhoneText", { title: "sign" }, "slowOnPhone"),
  "awaiting-device": wait("awaitingDevice", "awaitingDeviceText", signing, "slowOnDevice"),
  "awaiting-messenger": wait(
    "awaitingMessenger",
    "awaitingMessengerText",
    { title: "sign" },
    "slowInMessenger",
  ),
  "awaiting-unlock": wait("locked", "awaitingUnlockText"),
  "awaiting-access": wait("awaitingExtension", "awaitingAccessText", {
    text: "awaitingAccessSignText",
  }),
  "needs-click": row("warning", "needsClick", ["proceed", "cancel"], { text: "needsClickText" }),
}

/** Rows of a finished connection. */
export const endRows: Readonly<Record<"success" | "arrived", Row>> = {
  success: row("success", "success", [], { text: "successText" }),
  arrived: row("success", "arrived", ["connect", "back"], { text: "" }),
}

const failed = row("danger", "failed", ["retry", "back"], { details: true })
const mismatch = row("danger", "mismatch", ["retry", "disconnect"], {
  text: "mismatchText",
  details: true,
})
const onNetwork = row("warning", "onNetwork", ["check-network", "disconnect"], {
  text: "onNetworkText",
})

/** Rows of a `wrong-network` error, by its subject. Only the app can change a request for another network. */
export const networkRows: Readonly<Record<WrongNetwork["subject"] | "unknown", Row>> = {
  wallet: onNetwork,
  signature: { ...onNetwork, title: "signedForNetwork" },
  request: row("warning", "authForNetwork", [], { text: "authForNetworkText", general: true }),
  // The app's own module named no networks.
  unknown: row("warning", "wrongNetwork", onNetwork.actions),
}

/** Two extensions answer for the wallet. Another attempt lets the user choose one, and the error's reason says so. */
export const twoAnswerRow: Row = row("warning", "partiesTitle", ["retry", "reload"])

/** Rows by kind of error. This is the only place that maps errors to views. */
export const errorRows: Readonly<Record<ErrorKind | "not-set-up", Row>> = {
  locked: row("neutral", "locked", ["retry"], {
    text: "lockedText",
    repeated: ["unlockExtension"],
  }),
  "wrong-app": row("neutral", "wrongApp", ["retry", "back"]),
  unplugged: row("neutral", "unplugged", ["retry", "back"]),
  rejected: row("neutral", "rejected", ["retry", "choose"], {
    text: "rejectedText",
    repeated: ["declined", "declinedOnly", "requestRejected"],
    code: "rejectedOnPhoneText",
  }),
  aborted: row("neutral", "aborted", ["retry", "back"]),
  "popup-blocked": row("warning", "popupBlocked", ["open"], { text: "popupBlockedText" }),
  "popup-closed": row("neutral", "popupClosed", ["retry", "back"], {
    // The user closed the browser's device list.
    elsewhere: "aborted",
    text: "popupClosedText",
    sign: { text: "popupClosedSignText" },
    // The reason gives the cause: a severed opener looks the same as a wallet without an account.
    repeated: ["windowClosed"],
    details: true,
  }),
  "not-installed": row("neutral", "notInstalled", ["install", "back"], {
    text: "notInstalledText",
  }),
  "wrong-network": onNetwork,
  "wrong-account": row("warning", "wrongAccount", ["retry", "back"]),
  unsupported: row("neutral", "unsupported", ["choose"]),
  // The error's message is meant for the app's developer.
  "not-set-up": row("neutral", "notSetUp", ["choose"], { text: "", general: true, details: true }),
  outdated: row("neutral", "outdated", ["update"], { text: "outdatedText", repeated: [] }),
  "page-stale": row("neutral", "pageStale", ["reload"], {
    text: "pageStaleText",
    repeated: ["switchedOff"],
  }),
  timeout: row("neutral", "timeout", ["retry", "back"], {
    // Only for requests that the kit expired. A client with a shorter limit has its own message.
    text: "timeoutText",
    code: "timeoutText",
    details: true,
  }),
  altered: mismatch,
  "bad-signature": mismatch,
  "bad-reply": mismatch,
  "bad-request": failed,
  "no-wallet": failed,
  external: failed,
  internal: failed,
}
