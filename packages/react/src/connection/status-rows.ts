import type { ErrorKind, WrongNetwork } from "@alidade/core"
import type { Messages } from "../messages/english.js"

/** What a person can do in a state; the first of a row is the one that leads on. */
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

/** How a state is shown: turning, plain, with a warning, as a failure, or as done. */
export type Tone = "waiting" | "neutral" | "warning" | "danger" | "success"

/** One state of the view. */
export interface Row {
  tone: Tone
  title: keyof Messages
  /** Absent: the error's own words. */
  text?: keyof Messages | ""
  /** Text and title are true of a device and a phone too. */
  general?: true
  /** The words of the wallet's client stand below the text, where they add something to it. */
  words?: true
  /** Where a device or a phone is not what the title speaks of. */
  elsewhere?: keyof Messages
  /** Where a code for a phone came to nothing, of which its client has but one sentence: a new code is offered. */
  code?: keyof Messages
  /** Where signing has other words than connecting. */
  sign?: { title?: keyof Messages; text?: keyof Messages }
  /** While connecting; a signature that has failed is its app's to ask for again. */
  actions: readonly Action[]
  /** Code and report are offered. */
  details?: true
}

function row(tone: Tone, title: Row["title"], actions: Row["actions"], more?: Partial<Row>): Row {
  return { tone, title, actions, ...more }
}

/** A wait that can be cancelled. */
const wait = (title: Row["title"], text: Row["text"] & string, sign?: Row["sign"]): Row =>
  row("waiting", title, ["cancel"], { text, ...(sign && { sign }) })

const signing: Row["sign"] = { title: "sign", text: "signText" }

/** States in which something is being waited for. */
export type Waiting =
  | "starting"
  | "awaiting-extension"
  | "awaiting-popup"
  | "awaiting-phone"
  | "awaiting-device"
  | "awaiting-messenger"
  | "awaiting-unlock"
  | "needs-click"

/** What is being waited for. */
export const waitingRows: Readonly<Record<Waiting, Row>> = {
  starting: wait("starting", "", signing),
  "awaiting-extension": wait("awaitingExtension", "awaitingExtensionText", signing),
  "awaiting-popup": row("waiting", "awaitingPopup", ["show", "cancel"], {
    text: "awaitingPopupText",
    sign: { title: "sign" },
  }),
  "awaiting-phone": wait("awaitingPhone", "awaitingPhoneText", { title: "sign" }),
  "awaiting-device": wait("awaitingDevice", "awaitingDeviceText", signing),
  "awaiting-messenger": wait("awaitingMessenger", "awaitingMessengerText", { title: "sign" }),
  "awaiting-unlock": wait("locked", "awaitingUnlockText"),
  "needs-click": row("warning", "needsClick", ["proceed", "cancel"], { text: "needsClickText" }),
}

/** How it ended well, or stands. */
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

/** Rows of a `wrong-network` error, by what is for the other network. Another request is the app's to make. */
export const networkRows: Readonly<Record<WrongNetwork["subject"] | "unknown", Row>> = {
  wallet: onNetwork,
  signature: { ...onNetwork, title: "signedForNetwork" },
  request: row("warning", "authForNetwork", [], { text: "authForNetworkText", general: true }),
  // A module of the app's own named no networks.
  unknown: row("warning", "wrongNetwork", onNetwork.actions),
}

/** The one place in which an error becomes a state of the view. */
export const errorRows: Readonly<Record<ErrorKind | "not-set-up", Row>> = {
  locked: row("neutral", "locked", ["retry"], { text: "lockedText", words: true }),
  "wrong-app": row("neutral", "wrongApp", ["retry", "back"]),
  unplugged: row("neutral", "unplugged", ["retry", "back"]),
  rejected: row("neutral", "rejected", ["retry", "choose"], {
    text: "rejectedText",
    words: true,
    code: "rejectedOnPhoneText",
  }),
  aborted: row("neutral", "aborted", ["retry", "back"]),
  "popup-blocked": row("warning", "popupBlocked", ["open"], { text: "popupBlockedText" }),
  "popup-closed": row("neutral", "popupClosed", ["retry", "back"], {
    // The browser's own list of devices was closed.
    elsewhere: "aborted",
    text: "popupClosedText",
    sign: { text: "popupClosedSignText" },
    // The words name the cause: an opener that was cut looks like this, and so does a wallet without an account.
    words: true,
    details: true,
  }),
  "not-installed": row("neutral", "notInstalled", ["install", "back"], {
    text: "notInstalledText",
  }),
  "wrong-network": onNetwork,
  "wrong-account": row("warning", "wrongAccount", ["retry", "back"]),
  unsupported: row("neutral", "unsupported", ["choose"]),
  // The error's own words are for the app's developer.
  "not-set-up": row("neutral", "notSetUp", ["choose"], { text: "", general: true, details: true }),
  outdated: row("neutral", "outdated", ["update"], { text: "outdatedText", words: true }),
  "page-stale": row("neutral", "pageStale", ["reload"], { text: "pageStaleText", words: true }),
  timeout: row("neutral", "timeout", ["retry", "back"], {
    // Said of a request that expired alone: a client that waited for less says what to do in its own words.
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
