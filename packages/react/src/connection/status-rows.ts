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
  starting: { tone: "waiting", title: "starting", text: "", actions: ["cancel"], sign: signing },
  "awaiting-extension": {
    tone: "waiting",
    title: "awaitingExtension",
    text: "awaitingExtensionText",
    sign: signing,
    actions: ["cancel"],
  },
  "awaiting-popup": {
    tone: "waiting",
    title: "awaitingPopup",
    text: "awaitingPopupText",
    sign: { title: "sign" },
    actions: ["show", "cancel"],
  },
  "awaiting-phone": {
    tone: "waiting",
    title: "awaitingPhone",
    text: "awaitingPhoneText",
    sign: { title: "sign" },
    actions: ["cancel"],
  },
  "awaiting-device": {
    tone: "waiting",
    title: "awaitingDevice",
    text: "awaitingDeviceText",
    sign: signing,
    actions: ["cancel"],
  },
  "awaiting-messenger": {
    tone: "waiting",
    title: "awaitingMessenger",
    text: "awaitingMessengerText",
    sign: { title: "sign" },
    actions: ["cancel"],
  },
  "awaiting-unlock": {
    tone: "waiting",
    title: "locked",
    text: "awaitingUnlockText",
    actions: ["cancel"],
  },
  "needs-click": {
    tone: "warning",
    title: "needsClick",
    text: "needsClickText",
    actions: ["proceed", "cancel"],
  },
}

/** How it ended well, or stands. */
export const endRows: Readonly<Record<"success" | "arrived", Row>> = {
  success: { tone: "success", title: "success", text: "successText", actions: [] },
  arrived: { tone: "success", title: "arrived", text: "", actions: ["connect", "back"] },
}

const failed: Row = { tone: "danger", title: "failed", details: true, actions: ["retry", "back"] }
const mismatch: Row = {
  tone: "danger",
  title: "mismatch",
  text: "mismatchText",
  details: true,
  actions: ["retry", "disconnect"],
}

const onNetwork: Row = {
  tone: "warning",
  title: "onNetwork",
  text: "onNetworkText",
  actions: ["check-network", "disconnect"],
}

/** Rows of a `wrong-network` error, by what is for the other network. Another request is the app's to make. */
export const networkRows: Readonly<Record<WrongNetwork["subject"] | "unknown", Row>> = {
  wallet: onNetwork,
  signature: { ...onNetwork, title: "signedForNetwork" },
  request: {
    tone: "warning",
    title: "authForNetwork",
    text: "authForNetworkText",
    general: true,
    actions: [],
  },
  // A module of the app's own named no networks.
  unknown: { tone: "warning", title: "wrongNetwork", actions: onNetwork.actions },
}

/** The one place in which an error becomes a state of the view. */
export const errorRows: Readonly<Record<ErrorKind | "not-set-up", Row>> = {
  locked: { tone: "neutral", title: "locked", text: "lockedText", words: true, actions: ["retry"] },
  "wrong-app": { tone: "neutral", title: "wrongApp", actions: ["retry", "back"] },
  unplugged: { tone: "neutral", title: "unplugged", actions: ["retry", "back"] },
  rejected: {
    tone: "neutral",
    title: "rejected",
    text: "rejectedText",
    words: true,
    code: "rejectedOnPhoneText",
    actions: ["retry", "choose"],
  },
  aborted: { tone: "neutral", title: "aborted", actions: ["retry", "back"] },
  "popup-blocked": {
    tone: "warning",
    title: "popupBlocked",
    text: "popupBlockedText",
    actions: ["open"],
  },
  "popup-closed": {
    tone: "neutral",
    title: "popupClosed",
    // The browser's own list of devices was closed.
    elsewhere: "aborted",
    text: "popupClosedText",
    sign: { text: "popupClosedSignText" },
    // The words name the cause: an opener that was cut looks like this, and so does a wallet without an account.
    words: true,
    details: true,
    actions: ["retry", "back"],
  },
  "not-installed": {
    tone: "neutral",
    title: "notInstalled",
    text: "notInstalledText",
    actions: ["install", "back"],
  },
  "wrong-network": onNetwork,
  "wrong-account": { tone: "warning", title: "wrongAccount", actions: ["retry", "back"] },
  unsupported: { tone: "neutral", title: "unsupported", actions: ["choose"] },
  // The error's own words are for the app's developer.
  "not-set-up": {
    tone: "neutral",
    title: "notSetUp",
    text: "",
    general: true,
    details: true,
    actions: ["choose"],
  },
  outdated: {
    tone: "neutral",
    title: "outdated",
    text: "outdatedText",
    words: true,
    actions: ["update"],
  },
  "page-stale": {
    tone: "neutral",
    title: "pageStale",
    text: "pageStaleText",
    words: true,
    actions: ["reload"],
  },
  timeout: {
    tone: "neutral",
    title: "timeout",
    // Said of a request that expired alone: a client that waited for less says what to do in its own words.
    text: "timeoutText",
    code: "timeoutText",
    details: true,
    actions: ["retry", "back"],
  },
  altered: mismatch,
  "bad-signature": mismatch,
  "bad-reply": mismatch,
  "bad-request": failed,
  "no-wallet": failed,
  external: failed,
  internal: failed,
}
