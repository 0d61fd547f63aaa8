import { type SentenceKey, signerKeyOf, type Value, type XdrUnion } from "@alidade/core/describe"
import { type Draft, list, show } from "../draft.js"
import { exactly } from "../effect.js"
import { addEntries } from "../reserve.js"
import { address, foreign, number, type Shown, statement } from "../statement.js"
import type { Field } from "../values.js"
import type { Operation, Row, ShownIn } from "./row.js"

/** Bits of an account's flags, lowest first. */
const accountFlags = ["flagRequired", "flagRevocable", "flagImmutable", "flagClawback"] as const

/** A setting: where it is shown, and what setting it does. */
interface Setting {
  shownIn: ShownIn
  set(draft: Draft, value: Field, operation: Operation): void
}

const threshold = (level: "low" | "medium" | "high"): Setting => ({
  shownIn: "fact",
  set(draft, weight) {
    draft.thresholds[level] = weight as number
    draft.setsThresholds = true
  },
})

const settings: Readonly<Record<string, Setting>> = {
  inflationDest: {
    shownIn: "fact",
    set(draft, _, { words }) {
      const { inflation } = draft.state
      show(draft, "inflation", {
        name: statement("inflation"),
        after: [detailValue(words, "setInflation", "account")],
        before: inflation === undefined ? statement("none") : address(inflation),
      })
    },
  },
  clearFlags: { shownIn: "fact", set: setFlags },
  setFlags: { shownIn: "fact", set: setFlags },
  masterWeight: {
    shownIn: "fact",
    set(draft, weight) {
      draft.signers.set(draft.address, {
        shown: address(draft.address),
        weight: weight as number,
      })
      draft.setsSigners = true
    },
  },
  lowThreshold: threshold("low"),
  medThreshold: threshold("medium"),
  highThreshold: threshold("high"),
  homeDomain: {
    shownIn: "fact",
    set(draft, domain, { words }) {
      const { homeDomain } = draft.state
      const isNone = (domain as string | Uint8Array).length === 0
      show(draft, "homeDomain", {
        name: statement("homeDomain"),
        after: [isNone ? statement("none") : detailValue(words, "setHomeDomain", "domain")],
        before: homeDomain === "" ? statement("none") : foreign(homeDomain),
      })
    },
  },
  signer: { shownIn: "fact", set: setSigner },
}

/** Settings of an account. Each is optional. */
export const setOptions: Row = {
  fields: Object.fromEntries(
    Object.entries(settings).map(([field, { shownIn }]) => [field, shownIn]),
  ),
  releases: true,
  own(draft, operation) {
    for (const [field, { set }] of Object.entries(settings)) {
      const value = operation.fields[field]
      if (value !== null && value !== undefined) set(draft, value, operation)
    }
  },
}

function setFlags(draft: Draft, _: Field, { fields, words }: Operation): void {
  draft.flags = (draft.flags & ~Number(fields.clearFlags ?? 0)) | Number(fields.setFlags ?? 0)
  const changes = words.details.filter(({ key }) => key === "setFlags" || key === "clearFlags")
  show(draft, "flags", {
    name: statement("flags"),
    after: [
      flagsShown(draft.flags, accountFlags),
      ...changes.map((operation): Shown => ({ operation, details: [] })),
    ],
    before: flagsShown(draft.state.flags, accountFlags),
  })
}

function setSigner(draft: Draft, field: Field, { words }: Operation): void {
  const { key, weight } = field as unknown as { key: XdrUnion; weight: number }
  const id = signerKeyOf(key)
  const shown = detailValue(words, weight === 0 ? "removeSigner" : "setSigner", "signer")
  const before = draft.signers.get(id)?.weight
  draft.setsSigners = true
  if (weight === 0) {
    list(draft, "removedSigners", shown)
    draft.signers.delete(id)
  } else {
    draft.signers.set(id, { shown, weight })
  }
  const added = Number(weight !== 0) - Number(before !== undefined)
  if (added !== 0) addEntries(draft, exactly(BigInt(added)), false)
  const values = { signer: shown, weight: number(weight) }
  if (before === undefined && weight !== 0) draft.alarms.push(statement("newSigner", values))
  if (before !== undefined && weight > before) draft.alarms.push(statement("heavierSigner", values))
}

/** A value of a detail of the operation's words. */
function detailValue(words: Operation["words"], key: SentenceKey, name: string): Value {
  return words.details.find((detail) => detail.key === key)?.values[name] ?? noText
}

const noText: Value = { type: "text", value: "" }

/** Flags by their names, lowest first. Others are shown as a number. */
export function flagsShown(bits: number, names: readonly SentenceKey[]): Shown {
  const named = names.filter((_, bit) => bits & (1 << bit))
  const rest = (bits & ~((1 << names.length) - 1)) >>> 0
  const values: Value[] = named.map((key) => ({ type: "sentence", value: { key, values: {} } }))
  if (rest !== 0) {
    const unknown: Value = { type: "code", value: String(rest) }
    values.push({ type: "sentence", value: { key: "flagUnknown", values: { bits: unknown } } })
  }
  return values.length > 0 ? { type: "list", values } : statement("none")
}
