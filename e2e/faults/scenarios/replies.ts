import type { Scenario } from "../scenario.js"
import type { Way } from "../ways.js"

const onlyPosted = ({ route }: Way): string | undefined =>
  route === "injected object" ? "a promise has no sender" : undefined

/** Replies that come from elsewhere, at another time, or in another shape. */
export const replies: readonly Scenario[] = [
  {
    name: "reply-from-another-window",
    says: "Another window posts the reply before the wallet does.",
    ask: "transaction",
    excludes: onlyPosted,
    cause: (on) =>
      on.alter(
        (reply, _, { forged }) => [forged({ data: reply, source: "another window" }), reply],
        null,
      ),
    sees: () => "succeeds",
  },
  {
    name: "reply-never-comes",
    says: "The wallet's reply is lost.",
    ask: "transaction",
    async cause(on) {
      await on.shortLimit()
      await on.alter(() => [], null)
    },
    sees: () => "timeout",
  },
  {
    name: "reply-twice",
    says: "The same reply comes twice.",
    ask: "transaction",
    cause: (on) => on.alter((reply) => [reply, reply], null),
    sees: () => "succeeds",
  },
  {
    name: "reply-of-other-types",
    says: "Each field of the reply is a number instead of a text.",
    ask: "transaction",
    cause: (on) =>
      on.alter(
        (reply, _, { mapTexts, isEnvelope }) => [
          mapTexts(reply, (text) => (isEnvelope(text) ? 7 : text)),
        ],
        null,
      ),
    sees: () => "bad-reply",
  },
  {
    name: "reply-missing-field",
    says: "The reply lacks the answer.",
    ask: "message",
    cause: (on) =>
      on.alter(
        (reply, _, { mapTexts, isSignature }) => [
          mapTexts(reply, (text) => (isSignature(text) ? undefined : text)),
        ],
        null,
      ),
    sees: () => "bad-reply",
  },
]
