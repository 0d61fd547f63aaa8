import { say as sayOfAccount } from "../texts/en/account.js"
import { say as sayOfActivity } from "../texts/en/activity.js"
import { say as sayOfApp } from "../texts/en/app.js"
import { say as sayOfAsking } from "../texts/en/ask.js"
import { say as sayOfList } from "../texts/en/list.js"
import { say } from "../texts/en/sign.js"
import { say as sayOfWaiting } from "../texts/en/waiting.js"
import type { Form, Place } from "./place.js"

/** Where a visitor can go to do something. */
export interface Destination {
  /** Its name in the page's language. */
  text: () => string
  place: Place
  /** The form of a transaction. */
  form?: Form
  /** It is there without an account too. */
  isOpen?: true
}

/** What a transaction can begin with. */
export const newTransactions: readonly Destination[] = [
  { text: () => say("payment"), place: "transaction" },
  { text: () => say("several"), place: "transaction", form: "several" },
  { text: () => say("swap"), place: "transaction", form: "swap" },
  { text: () => sayOfAsking("title"), place: "transaction", form: "ask" },
  { text: () => say("offer"), place: "transaction", form: "offer" },
  { text: () => say("trust"), place: "transaction", form: "trust" },
  { text: () => say("claim"), place: "transaction", form: "claim" },
  { text: () => say("signers"), place: "transaction", form: "signers" },
  { text: () => say("data"), place: "transaction", form: "data" },
  { text: () => say("sponsor"), place: "transaction", form: "sponsor" },
  { text: () => say("merge"), place: "transaction", form: "merge" },
  { text: () => say("operations"), place: "transaction", form: "operations" },
  { text: () => say("import"), place: "transaction", form: "import" },
  { text: () => sayOfList("several"), place: "transaction", form: "list" },
]

/** All jobs and places of the page. */
export const destinations: readonly Destination[] = [
  ...newTransactions,
  { text: () => sayOfApp("contract"), place: "contract", isOpen: true },
  { text: () => sayOfApp("authorization"), place: "authorization" },
  { text: () => sayOfApp("message"), place: "message" },
  { text: () => sayOfApp("check"), place: "check", isOpen: true },
  { text: () => sayOfWaiting("short"), place: "waiting" },
  { text: () => sayOfActivity("all"), place: "activity" },
  { text: () => sayOfAccount("title"), place: "account" },
]
