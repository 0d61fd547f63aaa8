import { describe, expect, test } from "vitest"
import { context, START, server, signedBy, user } from "../../test/challenge.js"
import {
  createChallenge,
  memoryNonces,
  type NonceStore,
  serverKey,
  verifyChallenge,
} from "./index.js"

describe("memoryNonces", () => {
  test("gives a nonce once", () => {
    const nonces = memoryNonces()
    nonces.put("a", 10)
    expect(["a", "a", "b"].map((nonce) => nonces.take(nonce))).toEqual([true, false, false])
  })

  test("drops what ended, and nothing else", () => {
    const nonces = memoryNonces()
    for (const until of [9, 10, 11]) nonces.put(`${until}`, until)
    nonces.deleteExpired(10)
    expect(["9", "10", "11"].map((nonce) => nonces.take(nonce))).toEqual([false, true, true])
  })

  test("never keeps more than its maximum, and drops the oldest", () => {
    const nonces = memoryNonces({ max: 2 })
    for (const nonce of ["a", "b", "c"]) nonces.put(nonce, 10)
    expect(["a", "b", "c"].map((nonce) => nonces.take(nonce))).toEqual([false, true, true])
  })
})

describe("a challenge with a store of nonces", () => {
  const now = START * 1000
  const options = { ...context, now, lookUp: async () => undefined }
  const create = async (nonces?: NonceStore): Promise<string> => {
    const key = await serverKey(server.secret())
    const account = user.publicKey()
    return createChallenge({ ...context, key, account, now, ...(nonces && { nonces }) })
  }

  test("is accepted once, of two requests at the same time", async () => {
    const nonces = memoryNonces()
    const signed = signedBy(await create(nonces), user)
    const verify = () => verifyChallenge(signed, { ...options, nonces })
    const results = await Promise.all([verify(), verify()])
    expect(results.filter(({ verified }) => verified)).toHaveLength(1)
    expect(results.find(({ verified }) => !verified)).toMatchObject({
      reason: { key: "usedChallenge" },
    })
  })

  test("is refused if another server made it", async () => {
    const signed = signedBy(await create(), user)
    const result = await verifyChallenge(signed, { ...options, nonces: memoryNonces() })
    expect(result).toMatchObject({ verified: false, reason: { key: "usedChallenge" } })
  })

  test("stays usable after it came without the user's signature", async () => {
    const nonces = memoryNonces()
    const challenge = await create(nonces)
    expect(await verifyChallenge(challenge, { ...options, nonces })).toMatchObject({
      reason: { key: "unsignedChallenge" },
    })
    const result = await verifyChallenge(signedBy(challenge, user), { ...options, nonces })
    expect(result).toMatchObject({ verified: true })
  })

  test("drops ended nonces from the store, and is kept until its own end", async () => {
    const calls: [string, number][] = []
    await create({
      put: (_, until) => void calls.push(["put", until]),
      take: () => expect.unreachable(),
      deleteExpired: async (ended) => void calls.push(["deleteExpired", ended]),
    })
    expect(calls).toEqual([
      ["deleteExpired", START],
      ["put", START + 900],
    ])
  })
})
