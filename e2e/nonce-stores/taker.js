/**
 * A server's process: takes the nonces that its parent sends, one after the other, and answers with those that it got.
 * Arguments: the compiled example, the kind of store, and where the store is.
 */
import { openRedis } from "./redis.js"
import { openSqlite } from "./sqlite.js"

const [example = "", kind, ...where] = process.argv.slice(2)
const { redisNonces, sqlNonces } = await import(example)
const redis = kind === "redis" ? await openRedis(where[0] ?? "") : undefined
/** @type {import("@alidade/sign-in/server").NonceStore} */
const nonces = redis
  ? redisNonces(redis.command)
  : sqlNonces(openSqlite(where[0] ?? "", where[1] ?? ""))

process.on("message", async (/** @type {readonly string[]} */ wanted) => {
  /** @type {string[]} */
  const taken = []
  for (const nonce of wanted) if (await nonces.take(nonce)) taken.push(nonce)
  redis?.close()
  process.send?.(taken, () => process.disconnect())
})
process.send?.("ready")
