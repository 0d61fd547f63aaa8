import { defineTexts } from "../texts.js"

/** The recipient of a payment: typed, looked up, recent, or saved. */
export const say = defineTexts("recipients", {
  // The destination.
  destination: "Destination",
  example: "G…, M… or name*domain",
  exampleAddress: "G… or M…",
  lookUp: "Look up",
  lookUpName: "Look up {name}",
  lookingUp: "Looking up this name…",
  isName: "This is {name}.",
  withHint: "{name} {hint}",
  own: "This is your own account.",
  checking: "Checking this account…",
  exists: "This account exists.",
  missing: "New account: this payment will create it (minimum 1 XLM).",
  unknown: "Couldn’t check whether this account exists.",

  // Why a name could not be looked up.
  notDomain: "“{domain}” isn’t a domain name.",
  noServer: "{domain} has no names: its stellar.toml lists no federation server.",
  badToml:
    "The stellar.toml of {domain} isn’t valid TOML, so this page can’t look up its names. Ask for the G… address.",
  noName: "{domain} doesn’t know this name.",
  blocked: "This page may not connect to {host}. Ask for the G… address.",
  unreachable: "Couldn’t reach {host}. Try again, or ask for the G… address.",
  notAccount: "{domain} answered something that isn’t an account.",
  unreadableMemo: "{domain} asks for a memo that this page can’t read.",

  // Recent recipients and the address book.
  recent: "Recent",
  clear: "Clear",
  clearRecent: "Clear recent recipients",
  addressBook: "Address book",
  another: "Choose another recipient",
  empty: "It is empty. What you save is kept in this browser only.",
  memo: "memo {memo}",
  remove: "Remove {name}",
  enterFirst: "Enter a destination above to save it here under a name.",
  nameFor: "Name for {address}",
  nameForMemo: "Name for {address}, with its memo",
  save: "Save",
  rename: "Rename",
  saved: "Saved.",
  full: {
    one: "The address book is full: it can have {count} entry.",
    other: "The address book is full: it can have {count} entries.",
  },
  notKept: "This browser doesn’t keep it: it lasts until you close the page.",

  nameTaken: "Another recipient has this name, or a similar one: {address}.",

  // What is wrong with a name.
  enterName: "Enter a name.",
  longName: {
    one: "A name can have {count} character.",
    other: "A name can have {count} characters.",
  },
  invisible: "This name has invisible characters.",
  secretName: "This looks like a secret. Enter a name.",

  // The file.
  saveFile: "Save as a file",
  importFile: "Import a file",
  imported: {
    one: "{count} entry read, {added} of them new.",
    other: "{count} entries read, {added} of them new.",
  },
  checkEntries: {
    one: "Check {count} entry before you import it",
    other: "Check {count} entries before you import them",
  },
  checkHelp: "Choose which of these to import.",
  plainEntries: {
    one: "{count} other entry will be imported too.",
    other: "{count} other entries will be imported too.",
  },
  renames: "Replaces the name “{name}”.",
  sharesName: "The name is taken, or resembles “{name}”:",
  looksLike: "The address looks like that of “{name}”, but is another one:",
  importEntries: "Import",
  cancelImport: "Cancel",
  largeFile: "This file is too large for an address book.",
  notJson: "This file isn’t JSON, so it isn’t an address book.",
  notBook: "This file isn’t an address book of this page.",
  otherVersion: "This address book was saved by a different version of this page.",
  manyEntries: {
    one: "An address book can have {count} entry; this has more.",
    other: "An address book can have {count} entries; this has more.",
  },
  badEntry: "Entry {number} of this file isn’t a name with an address.",
})
