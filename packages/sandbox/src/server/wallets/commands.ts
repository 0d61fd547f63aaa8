import { type Fields, fieldsOf } from "../../wallet/fields.js"
import type { LocalModel } from "../../wallet/model.js"
import {
  type Answer,
  type Asked,
  answers,
  askedKinds,
  type LogEntry,
  type Obstacle,
  type Verdict,
  type WalletSettings,
} from "../../wallet/state.js"
import { readSettings } from "../../wallet/storage.js"
import { refusal } from "./refusal.js"

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
  ["log", (model, { entry }) => model.log(entryOf(entry))],
])

/** A request to the wallet's person, and the id under which it waits. */
export function askedOf(fields: Fields): { id: string; asked: Asked } {
  const asked = fieldsOf(fields.asked)
  const { kind, host, payload, passphrase, obstacle, as } = asked
  if (typeof fields.id !== "string" || !isIn(askedKinds, kind)) throw nonsense("ask", fields)
  if (typeof host !== "string" || typeof payload !== "string" || typeof passphrase !== "string")
    throw nonsense("ask", fields)
  return {
    id: fields.id,
    asked: {
      kind,
      host,
      payload,
      passphrase,
      ...(obstacle !== undefined && { obstacle: obstacleOf(obstacle) }),
      ...(as !== undefined && { as: signerOf(as) }),
    },
  }
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

function obstacleOf(value: unknown): Obstacle {
  const { kind, title, text } = fieldsOf(value)
  if ((kind !== "notice" && kind !== "disabled") || !isText(title) || !isText(text))
    throw nonsense("be hindered by", value)
  return { kind, title, text }
}

function signerOf(value: unknown): NonNullable<Asked["as"]> {
  const { account, network } = fieldsOf(value)
  if (!isText(account ?? "") || !isText(network ?? "")) throw nonsense("sign as", value)
  return { account, network } as NonNullable<Asked["as"]>
}

function entryOf(value: unknown): LogEntry {
  const { at, direction, message } = fieldsOf(value)
  if (typeof at !== "number" || (direction !== "in" && direction !== "out"))
    throw nonsense("note", value)
  return { at, direction, message }
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
