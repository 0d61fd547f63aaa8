import type { Alteration } from "../page/bench.js"
import type { Expected, Scenario } from "../scenario.js"
import type { Way } from "../ways.js"

/** Shapes that only a page's own objects can have. */
const cloned = ({ route }: Way): string | undefined =>
  route === "injected object" || route === "announced object" || route === "library"
    ? undefined
    : "its replies are copies"

/** The client of xBull's window reads no box above two megabytes, and WalletConnect's relay carries none. */
const encrypted = ({ id }: Way): string | undefined =>
  id === "xbull window" || id === "walletconnect"
    ? "what it encrypts would be too large to arrive"
    : undefined

const clonedOrFieldless = (way: Way): string | undefined => cloned(way) ?? fieldless(way)

const bytes = ({ route }: Way): string | undefined =>
  route === "device" ? "its replies are bytes" : undefined

/** Hana and Bitget answer with a text alone. */
const fieldless = (way: Way): string | undefined =>
  way.id === "hana" || way.id === "bitget" ? "its answer is a text without fields" : bytes(way)

/** A reply of another shape. */
function shape(
  name: string,
  says: string,
  alteration: Alteration<null>,
  sees: Expected,
  { ask = "transaction", excludes = bytes }: Partial<Pick<Scenario, "ask" | "excludes">> = {},
): Scenario {
  return { name, says, ask, excludes, cause: (on) => on.alter(alteration, null), sees: () => sees }
}

/** Each text of an answer becomes another value. */
function value(
  name: string,
  says: string,
  alteration: Alteration<null>,
  sees: Expected = "bad-reply",
): Scenario {
  return shape(name, says, alteration, sees)
}

/** The same answer in another shape. */
export const shapes: readonly Scenario[] = [
  value(
    "answer-missing",
    "The reply lacks the answer.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) => (isEnvelope(text) || isSignature(text) ? undefined : text)),
    ],
  ),
  value(
    "answer-null",
    "The answer is null.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) => (isEnvelope(text) || isSignature(text) ? null : text)),
    ],
    // RA1: Rabet's own words for a failed signature.
    ["bad-reply", "internal rabetNoSignature"],
  ),
  value(
    "answer-empty",
    "The answer is an empty text.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) => (isEnvelope(text) || isSignature(text) ? "" : text)),
    ],
  ),
  value(
    "answer-number",
    "The answer is a number.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) => (isEnvelope(text) || isSignature(text) ? 7 : text)),
    ],
  ),
  value(
    "answer-boolean",
    "The answer is true.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) => (isEnvelope(text) || isSignature(text) ? true : text)),
    ],
  ),
  value(
    "answer-list",
    "The answer is a list with the right text.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) => (isEnvelope(text) || isSignature(text) ? [text] : text)),
    ],
  ),
  value(
    "answer-object",
    "The answer is an object that holds the right text.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) => (isEnvelope(text) || isSignature(text) ? { text } : text)),
    ],
  ),
  value(
    "answer-noise",
    "The answer is text that is no base64.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) => (isEnvelope(text) || isSignature(text) ? "<b>signed</b>" : text)),
    ],
  ),
  value(
    "answer-cut",
    "The answer breaks off in the middle.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) =>
        isEnvelope(text) || isSignature(text) ? text.slice(0, (text.length >> 3) * 4) : text,
      ),
    ],
  ),
  value(
    "answer-with-more",
    "Further bytes follow the answer.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) =>
        isEnvelope(text) || isSignature(text)
          ? `${text.replace(/=+$/, "").slice(0, -1)}AAAAAAAA`
          : text,
      ),
    ],
  ),
  shape(
    "answer-of-ten-megabytes",
    "The answer is a text of ten megabytes.",
    (reply, _, { mapTexts, isEnvelope, isSignature }) => [
      mapTexts(reply, (text) =>
        isEnvelope(text) || isSignature(text) ? "AAAA".repeat(2_500_000) : text,
      ),
    ],
    "bad-reply",
    { excludes: (way) => encrypted(way) ?? bytes(way) },
  ),
  shape(
    "extra-fields",
    "The reply has fields that nobody knows.",
    (reply, _, { mapAnswers }) => [
      mapAnswers(reply, (fields) => ({ ...fields, extra: { deep: [1, 2, 3] }, toString: "x" })),
    ],
    "succeeds",
    { excludes: fieldless },
  ),
  shape(
    "extra-ten-megabytes",
    "The reply has an unknown field of ten megabytes.",
    (reply, _, { mapAnswers }) => [
      mapAnswers(reply, (fields) => ({ ...fields, extra: "x".repeat(10_000_000) })),
    ],
    "succeeds",
    { excludes: (way) => encrypted(way) ?? fieldless(way) },
  ),
  shape(
    "prototype-key",
    "The reply has a key `__proto__` that would change every object.",
    (reply, _, { mapAnswers }) => [
      mapAnswers(reply, (fields) => {
        const evil = JSON.parse('{"__proto__":{"polluted":true,"signedTxXdr":"AAAA"}}')
        for (const [name, value] of Object.entries(fields))
          Object.defineProperty(evil, name, { value, enumerable: true })
        return evil
      }),
    ],
    "succeeds",
    { excludes: fieldless },
  ),
  shape(
    "constructor-key",
    "The reply has a key `constructor` with a prototype.",
    (reply, _, { mapAnswers }) => [
      mapAnswers(reply, (fields) => ({
        ...fields,
        constructor: { prototype: { polluted: true } },
        prototype: { polluted: true },
      })),
    ],
    "succeeds",
    { excludes: fieldless },
  ),
  shape(
    "success-and-error",
    "The reply holds the answer and an error at once.",
    (reply, _, { mapAnswers }) => [
      mapAnswers(reply, (fields) => ({
        ...fields,
        error: { code: -4, message: "The user rejected this request." },
        apiError: { code: -4, message: "The user rejected this request." },
      })),
    ],
    ["succeeds", "rejected", "external", "internal", "bad-reply"],
    { excludes: fieldless },
  ),
  shape(
    "answer-inherited",
    "The reply has the answer from its prototype only.",
    (reply, _, { mapAnswers }) => [mapAnswers(reply, (fields) => Object.create(fields))],
    ["bad-reply", "succeeds"],
    { excludes: clonedOrFieldless },
  ),
  shape(
    "getters-that-throw",
    "Reading any field of the reply throws.",
    (reply, _, { mapAnswers }) => [
      mapAnswers(reply, (fields) =>
        Object.defineProperties(
          {},
          Object.fromEntries(
            Object.keys(fields).map((name) => [
              name,
              {
                enumerable: true,
                get() {
                  throw new Error("no")
                },
              },
            ]),
          ),
        ),
      ),
    ],
    "bad-reply",
    { excludes: clonedOrFieldless },
  ),
  shape(
    "getters-that-differ",
    "Reading a field of the reply gives the right text first, and another one later.",
    (reply, _, { mapAnswers }) => [
      mapAnswers(reply, (fields) =>
        Object.defineProperties(
          {},
          Object.fromEntries(
            Object.entries(fields).map(([name, value]) => {
              let reads = 0
              return [name, { enumerable: true, get: () => (reads++ === 0 ? value : "AAAA") }]
            }),
          ),
        ),
      ),
    ],
    ["succeeds", "bad-reply"],
    { excludes: clonedOrFieldless },
  ),
  shape(
    "revoked-proxy",
    "The reply is a revoked Proxy.",
    () => {
      const { proxy, revoke } = Proxy.revocable({}, {})
      revoke()
      return [proxy]
    },
    // A promise that resolves to it rejects instead.
    "internal",
    { excludes: cloned },
  ),
  shape(
    "endless-proxy",
    "Each field of the reply is a function that returns the reply.",
    () => {
      const endless: object = new Proxy(() => endless, {
        get: (_, name) => (name === "then" ? undefined : endless),
      })
      return [endless]
    },
    "bad-reply",
    { excludes: cloned },
  ),
  shape(
    "cyclic-reply",
    "The reply contains itself.",
    (reply, _, { mapAnswers }) => [
      mapAnswers(reply, (fields) => {
        fields.self = fields
        return fields
      }),
    ],
    "succeeds",
    { excludes: clonedOrFieldless },
  ),
  shape("reply-null", "The reply is null.", () => [null], ["bad-reply", "internal"], {
    excludes: cloned,
  }),
  shape("reply-text", "The reply is a text.", () => ["signed"], "bad-reply", { excludes: cloned }),
  shape("reply-list", "The reply is an empty list.", () => [[]], "bad-reply", {
    excludes: cloned,
  }),
  shape("reply-function", "The reply is a function.", () => [() => "signed"], "bad-reply", {
    excludes: cloned,
  }),
]
