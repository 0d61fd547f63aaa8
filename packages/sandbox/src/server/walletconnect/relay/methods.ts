import type { Fields } from "../../../wallet/fields.js"
import type { Letter } from "./mailbox.js"
import type { Outcome } from "./wire.js"

/** The operations of a client at the relay. */
export interface RelayActions {
  publish(letter: Pick<Letter, "topic" | "message" | "tag">, ttl: number): void
  /** Returns the subscription id. Stored messages of the topic are delivered. */
  subscribe(topic: string): string
  unsubscribe(topic: string): void
  /** Returns the stored messages of the topics. */
  fetch(topics: readonly string[]): Pick<Letter, "topic" | "message" | "publishedAt" | "tag">[]
}

type Method = (actions: RelayActions, params: Fields) => unknown

/** Tags of the messages that the relay itself publishes. */
const PROPOSAL = 1100
const RESPONSE = 1101
const SETTLEMENT = 1102

/** Default and maximum time to live, in seconds. */
const TTL = 300
const LONGEST = 30 * 86_400

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  [
    "irn_publish",
    (actions, { topic, message, tag, ttl }) => {
      actions.publish(
        { topic: topicOf(topic), message: messageOf(message), tag: Number(tag ?? 0) },
        seconds(ttl),
      )
      return true
    },
  ],
  ["irn_subscribe", (actions, { topic }) => actions.subscribe(topicOf(topic))],
  [
    "irn_batchSubscribe",
    (actions, { topics }) => topicsOf(topics).map((topic) => actions.subscribe(topic)),
  ],
  [
    // The client created the id itself, so only the topic identifies the subscription.
    "irn_unsubscribe",
    (actions, { topic }) => {
      actions.unsubscribe(topicOf(topic))
      return true
    },
  ],
  [
    "irn_fetchMessages",
    (actions, { topic }) => ({ messages: actions.fetch([topicOf(topic)]), hasMore: false }),
  ],
  [
    "irn_batchFetchMessages",
    (actions, { topics }) => ({ messages: actions.fetch(topicsOf(topics)), hasMore: false }),
  ],
  [
    "wc_proposeSession",
    (actions, { pairingTopic, sessionProposal, ttl }) => {
      const topic = topicOf(pairingTopic)
      actions.publish({ topic, message: messageOf(sessionProposal), tag: PROPOSAL }, seconds(ttl))
      actions.subscribe(topic)
      return true
    },
  ],
  [
    "wc_approveSession",
    (actions, { pairingTopic, sessionTopic, ttl, ...sealed }) => {
      const [pairing, session] = [topicOf(pairingTopic), topicOf(sessionTopic)]
      const response = messageOf(sealed.sessionProposalResponse)
      const settlement = messageOf(sealed.sessionSettlementRequest)
      actions.publish({ topic: pairing, message: response, tag: RESPONSE }, seconds(ttl))
      actions.publish({ topic: session, message: settlement, tag: SETTLEMENT }, seconds(ttl))
      actions.subscribe(session)
      return true
    },
  ],
])

/** Performs a request and returns its result. */
export function callMethod(actions: RelayActions, name: string, params: Fields): Outcome {
  const method = methods.get(name)
  if (!method) return { error: { code: -32601, message: `Method not found: ${name.slice(0, 60)}` } }
  try {
    return { result: method(actions, params) }
  } catch (thrown) {
    return { error: { code: -32602, message: (thrown as Error).message } }
  }
}

function topicOf(value: unknown): string {
  if (typeof value === "string" && /^[0-9a-f]{64}$/.test(value)) return value
  throw new Error("A topic must be 64 hexadecimal digits.")
}

function topicsOf(value: unknown): string[] {
  if (Array.isArray(value) && value.length <= 500) return value.map(topicOf)
  throw new Error("Expected at most 500 topics.")
}

function messageOf(value: unknown): string {
  if (typeof value === "string" && value) return value
  throw new Error("A message must be a string.")
}

function seconds(value: unknown): number {
  return typeof value === "number" && value > 0 ? Math.min(value, LONGEST) : TTL
}
