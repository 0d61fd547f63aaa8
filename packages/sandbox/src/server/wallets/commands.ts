import { type Fields, fieldsOf } from "../../wallet/fields.js"
import { readLogEntry } from "../../wallet/log.js"
import type { LocalModel } from "../../wallet/model.js"
import {
  type Answer,
  answers,
  requestKinds,
  type Verdict,
  type WalletRequest,
  type WalletSettings,
} from "../../wallet/state.js"
import { readSettings } from "../../wallet/storage.js"
import { refusal } from "./control.js"

/** The commands of a model by name. They take the fields of the request body. */
export const commands: ReadonlyMap<string, (model: LocalModel, fields: Fields) => void> = new Map([
  ["update", (model, { settings }) => model.update(settingsOf(model, settings))],
  ["next", (model, { answers }) => model.next(...answersOf(answers))],
  [
    "settle",
    (model, { verdict, id }) =>
      model.settle(verdictOf(verdict), id === undefined ? undefined : String(id)),
  ],
  ["reset", (model) => model.reset()],
  ["hide", (model) => model.hideWaiting()],
  ["log", (model, { entry }) => model.log(readLogEntry(entry) ?? refuse("log", entry))],
])

/** Reads a request for the wallet's user from one of the wallet's pages, with its id. */
export function asRequest({ id, walletRequest }: Fields): {
  id: string
  walletRequest: WalletRequest
} {
  const fields = fieldsOf(walletRequest)
  const { kind, host, payload, passphrase, ...optional } = fields
  const isValid =
    isIn(requestKinds, kind) &&
    [id, host, payload, passphrase].every(isText) &&
    Object.entries(optional).every(([name, value]) => optionalFields.get(name)?.(value))
  if (!isValid) throw invalid("receive", { id, walletRequest })
  return { id: id as string, walletRequest: fields as unknown as WalletRequest }
}

type Check = (value: unknown) => boolean

/** The checks of a request's optional fields. The wallet's window shows most of them. */
const optionalFields: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["as", textsIn([], ["account", "network"])],
  ["byBrowser", (value) => typeof value === "boolean"],
  [
    "obstacle",
    (value) =>
      isIn(["notice", "disabled", "blank"], fieldsOf(value).kind) &&
      textsIn(["kind", "title", "text"])(value),
  ],
  ["note", isText],
  [
    "steps",
    (value) => Array.isArray(value) && value.every(textsIn(["quirk", "title", "text", "button"])),
  ],
  ["elsewhere", textsIn(["title", "text"])],
])

/** Checks an object with these texts and no other fields. */
function textsIn(required: readonly string[], optional: readonly string[] = []): Check {
  return (value) => {
    if (typeof value !== "object" || value === null) return false
    const known = [...required, ...optional]
    return (
      required.every((name) => Object.hasOwn(value, name)) &&
      Object.entries(value).every(([name, text]) => known.includes(name) && isText(text))
    )
  }
}

/** Checks that all settings are known, so that none is silently ignored. */
function settingsOf(model: LocalModel, value: unknown): Partial<WalletSettings> {
  const patch = fieldsOf(value)
  const { waiting: _, log: __, ...current } = model.getState()
  const merged = {
    ...current,
    ...patch,
    quirks: { ...current.quirks, ...fieldsOf(patch.quirks) },
  } as Fields
  const settings = readSettings(JSON.stringify(merged), model) as Fields
  const unknown = Object.keys(patch).filter((name) => !isSame(settings[name], merged[name]))
  if (unknown.length > 0)
    throw invalid("be set to", Object.fromEntries(unknown.map((name) => [name, patch[name]])))
  return patch
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function answersOf(value: unknown): Answer[] {
  if (!Array.isArray(value) || !value.every((answer) => isIn(answers, answer)))
    throw invalid("answer", value)
  return value
}

function verdictOf(value: unknown): Verdict {
  if (!isIn(answers, value) || value === "ask" || value === "never") throw invalid("decide", value)
  return value
}

function isIn<Value>(list: readonly Value[], value: unknown): value is Value {
  return (list as readonly unknown[]).includes(value)
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}

function refuse(what: string, value: unknown): never {
  throw invalid(what, value)
}

function invalid(what: string, value: unknown): Error {
  return refusal(400, `A simulated wallet cannot ${what} ${JSON.stringify(value)?.slice(0, 200)}.`)
}
