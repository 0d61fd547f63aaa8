import { type Fields, fieldsOf } from "../../wallet/fields.js"
import type { LocalModel } from "../../wallet/model.js"
import {
  type Answer,
  answers,
  type LogEntry,
  requestKinds,
  type Verdict,
  type WalletRequest,
  type WalletSettings,
} from "../../wallet/state.js"
import { readSettings } from "../../wallet/storage.js"
import { refusal } from "./control.js"

/** What a model can be told, by name, with the fields that its request carries. */
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
  ["log", (model, { entry }) => model.log(entry as LogEntry)],
])

/** A request to the wallet's person, as a page of the wallet's own sends it, and the id under which it waits. */
export function askedOf({ id, asked }: Fields): { id: string; asked: WalletRequest } {
  const { kind, host, payload, passphrase } = fieldsOf(asked)
  const isAsked = isIn(requestKinds, kind) && [id, host, payload, passphrase].every(isText)
  if (!isAsked) throw nonsense("be asked", { id, asked })
  return { id: id as string, asked: asked as WalletRequest }
}

/** Settings that are all known: none is dropped in silence. */
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
    throw nonsense("be set to", Object.fromEntries(unknown.map((name) => [name, patch[name]])))
  return patch
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function answersOf(value: unknown): Answer[] {
  if (!Array.isArray(value) || !value.every((answer) => isIn(answers, answer)))
    throw nonsense("answer", value)
  return value
}

function verdictOf(value: unknown): Verdict {
  if (!isIn(answers, value) || value === "ask" || value === "never") throw nonsense("decide", value)
  return value
}

function isIn<Value>(list: readonly Value[], value: unknown): value is Value {
  return (list as readonly unknown[]).includes(value)
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}

function nonsense(what: string, value: unknown): Error {
  return refusal(400, `A simulated wallet cannot ${what} ${JSON.stringify(value)?.slice(0, 200)}.`)
}
