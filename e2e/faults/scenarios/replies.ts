import { answerWith } from "../answer-with.js"
import { changed, signed } from "../forge.js"
import type { Scenario } from "../scenario.js"
import type { Way } from "../ways.js"

const posts = new Set<Way["route"]>(["posted messages", "window", "in-app"])

/** Only a posted message has a sender that a page can forge. */
const withoutSender = ({ route }: Way): string | undefined =>
  posts.has(route) ? undefined : "its replies have no sender that a page can forge"

/** Only messages can come more often than promises settle. */
const settlesOnce = ({ route }: Way): string | undefined =>
  posts.has(route) || route === "port" ? undefined : "its reply can come only once"

const numbered = (way: Way): string | undefined =>
  settlesOnce(way) ?? (way.id === "xbull window" ? "its replies have no id" : undefined)

/** Replies that come from elsewhere, in another number, or at another time. */
export const replies: readonly Scenario[] = [
  {
    name: "reply-from-another-window",
    says: "Another window posts an answer before the wallet does.",
    ask: "transaction",
    excludes: withoutSender,
    cause: (on) =>
      on.deliver(
        (reply, _, { forged, mapTexts }) => [
          forged({ data: mapTexts(reply, () => "AAAA"), source: "another window" }),
          forged({ data: reply, source: "another window" }),
          reply,
        ],
        null,
      ),
    sees: () => "succeeds",
  },
  {
    name: "reply-without-source",
    says: "A message without a sender has the answer before the wallet's.",
    ask: "message",
    excludes: withoutSender,
    cause: (on) =>
      on.deliver((reply, _, { forged }) => [forged({ data: reply, source: "none" }), reply], null),
    sees: () => "succeeds",
  },
  {
    name: "reply-from-another-origin",
    says: "The wallet's window has gone to another site, which answers.",
    ask: "transaction",
    excludes: withoutSender,
    async cause(on) {
      await on.shortLimit()
      await on.deliver(
        (reply, _, { forged }) => [forged({ data: reply, origin: "https://evil.example" })],
        null,
      )
    },
    sees: () => "timeout",
  },
  {
    name: "reply-with-another-id",
    says: "An answer with another request's id comes before the right one.",
    ask: "transaction",
    excludes: numbered,
    cause: (on) =>
      on.deliver((reply) => {
        const renumbered = (value: unknown): unknown =>
          typeof value === "object" && value !== null
            ? Object.fromEntries(
                Object.entries(value).map(([name, inner]) => [
                  name,
                  /id$/i.test(name) && typeof inner !== "object" ? `${inner}1` : renumbered(inner),
                ]),
              )
            : value
        return [renumbered(reply), reply]
      }, null),
    sees: () => "succeeds",
  },
  {
    name: "reply-twice",
    says: "The same answer comes twice.",
    ask: "transaction",
    excludes: settlesOnce,
    cause: (on) => on.deliver((reply) => [reply, reply], null),
    sees: () => "succeeds",
  },
  {
    name: "reply-a-thousand-times",
    says: "The same answer comes a thousand times.",
    ask: "message",
    excludes: settlesOnce,
    cause: (on) => on.deliver((reply) => Array(1_000).fill(reply), null),
    sees: () => "succeeds",
  },
  {
    name: "noise-before-reply",
    says: "A thousand messages of other shapes come before the answer.",
    ask: "transaction",
    excludes: withoutSender,
    cause: (on) =>
      on.deliver(
        (reply) => [
          ...Array.from({ length: 1_000 }, (_, index) => [null, index, "x", [], {}][index % 5]),
          reply,
        ],
        null,
      ),
    sees: () => "succeeds",
  },
  {
    name: "reply-never-comes",
    says: "The answer is lost.",
    ask: "transaction",
    excludes: ({ route }) =>
      route === "relay"
        ? "the relay keeps what is lost"
        : route === "library"
          ? "the library settles each call"
          : undefined,
    async cause(on) {
      await on.shortLimit()
      await on.deliver(() => [], null)
    },
    sees: () => "timeout",
  },
  {
    name: "reply-after-cancel",
    says: "The answer comes after the app has canceled the request.",
    ask: "transaction",
    excludes: withoutSender,
    async cause(on) {
      await on.deliver((reply) => {
        const { pending } = window.bench.kit.getState()
        for (const { id } of pending) window.bench.kit.cancel(id)
        return [reply]
      }, null)
    },
    sees: () => "aborted",
  },
  {
    name: "reply-before-the-request",
    says: "The answer to the last request comes once more, just before the next request.",
    ask: "transaction",
    excludes: ({ id, route }) =>
      route !== "posted messages" && route !== "in-app"
        ? "nobody can post in the wallet's name"
        : id === "lobstr"
          ? "it would count as a second extension, and the user would choose"
          : undefined,
    async cause(on) {
      await on.deliver((reply) => [reply], null)
      await on.ask()
      await on.page.evaluate(async () => {
        await window.bench.outcome()
        window.postMessage(window.bench.answers[0], location.origin)
      })
      await on.ask()
    },
    sees: () => "succeeds",
  },
  {
    name: "reply-of-the-request-before",
    says: "The wallet answers with the transaction that it signed before.",
    ask: "transaction",
    cause: (on) =>
      answerWith(on, {
        envelope: signed(
          changed(on.payload, (tx) => {
            tx.seq_num = String(BigInt(tx.seq_num) - 1n)
          }),
          on.key,
        ),
      }),
    sees: ({ signsOnly }) =>
      signsOnly ? "bad-signature invalidForTransaction" : "altered otherTransaction",
  },
]
