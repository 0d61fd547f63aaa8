import { defineTexts } from "../texts.js"

/** Texts of the networks that visitors add. */
export const say = defineTexts("networks", {
  title: "Networks",
  close: "Close",

  // The networks that were added.
  added: "Added by you, in this browser",
  remove: "Remove",
  removeNamed: "Remove {network}",
  removed: "{network} was removed.",
  isAdded: "{network} was added, and the page uses it now.",
  notSaved: "Your browser couldn’t save it. It stays until you close this page.",

  // The form.
  add: "Add a network",
  onlyListed:
    "This site may connect only to the networks that its operator lists. Others will be refused.",
  preset: "Network to add",
  local: "Local Quickstart",
  another: "Another network",
  name: "Name",
  passphrase: "Passphrase",
  horizon: "Horizon",
  rpc: "RPC",
  asked: "Before it is added, Horizon and the RPC are asked for their passphrase.",
  submit: "Check and add",
  asking: "Asking Horizon and the RPC…",
  failed: "Couldn’t add this network",

  // What is wrong with a field.
  noName: "Enter a name.",
  noPassphrase: "Enter the passphrase.",
  noAddress: "Enter the address.",
  tooLong: "Use at most {most} characters.",
  nameTaken: "Another network has this name.",
  nameLike: "This looks like another network’s name: {network}.",
  otherName: "The network with this passphrase is called {name}.",
  known: "This network is already there: {network}.",
  badAddress: "Use an https address, or an http address of localhost.",

  // What is wrong with a server.
  otherPassphrase: "{server}: the server reports another passphrase, “{passphrase}”.",
  reportsNone: "{server}: the server reports no network passphrase. Check the address.",
  badStatus: "{server}: the server answered with HTTP status {status}.",
  refused:
    "{server}: this site may not connect to {origin}. Its operator can allow other networks in config.json.",
  onlyHttps:
    "{server}: this site may connect only to https addresses and http://localhost, not to {origin}.",
  late: "{server}: no answer from {origin}.",
  noCors:
    "{server}: {origin} answers, but doesn’t let this page read the answer (CORS). Its operator can allow {page}.",
  unreachable: "{server}: can’t reach {origin}. Check the address, and that the server is running.",
})
