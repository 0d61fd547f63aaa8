import { describe, expect, test } from "vitest"
import { router } from "../http/router.js"
import { networkRoutes } from "../routes.js"
import { createLedger } from "../transactions/ledger.js"

const passphrase = "Standalone Network ; February 2017"
const horizonUrl = "http://localhost:8000"
const ledger = createLedger({ passphrase, now: () => 0 })
for (let closed = 1; closed < 5; closed++) ledger.close()
const handle = router(
  networkRoutes({
    ...{ ledger, passphrase, horizonUrl },
    rpcUrl: `${horizonUrl}/rpc`,
    friendbotUrl: `${horizonUrl}/friendbot`,
  }),
)

function ask(path: string, search = "", accept = "*/*") {
  return handle({
    method: "GET",
    path: path.split("/").filter(Boolean),
    query: new URLSearchParams(search),
    origin: undefined,
    contentType: "",
    body: "",
    accept,
  })
}

async function ledgers(search: string) {
  const { body } = await ask("/ledgers", search)
  const page = JSON.parse(body as string)
  const sequences = page._embedded.records.map((one: { sequence: number }) => one.sequence)
  return { sequences, links: page._links }
}

describe("a page of a list", () => {
  test("continues after its last record, and goes back before its first", async () => {
    const { sequences, links } = await ledgers("limit=2&order=desc")
    expect(sequences).toEqual([5, 4])
    const next = await ledgers(new URL(links.next.href).search)
    expect(next.sequences).toEqual([3, 2])
    const prev = await ledgers(new URL(next.links.prev.href).search)
    expect(prev.sequences).toEqual([4, 5])
  })

  test("is empty after the newest record, with the cursor kept in its links", async () => {
    const { sequences, links } = await ledgers("cursor=now")
    expect(sequences).toEqual([])
    expect(new URL(links.next.href).searchParams.get("cursor")).toBe(String(5n << 32n))
  })

  test.each([
    ["limit", "limit=0"],
    ["limit", "limit=201"],
    ["order", "order=up"],
    ["cursor", "cursor=x"],
  ])("names an invalid %s: %s", (field, search) => {
    expect(() => ask("/ledgers", search)).toThrow(
      expect.objectContaining({
        reply: expect.objectContaining({
          status: 400,
          body: expect.stringContaining(`"invalid_field":"${field}"`),
        }),
      }),
    )
  })

  test("is no stream if it lists what the ledger holds now", () => {
    expect(() => ask("/offers", "", "text/event-stream")).toThrow(
      expect.objectContaining({ reply: expect.objectContaining({ status: 406 }) }),
    )
  })
})

test("a stream sends what is new after its cursor, and ends when its client leaves", async () => {
  const { body, type } = await ask("/ledgers", "cursor=now", "text/event-stream")
  expect(type).toBe("text/event-stream")
  if (typeof body === "string") throw new Error("not a stream")
  const sent: string[] = []
  const gone = new AbortController()
  const ended = body((text) => void sent.push(text), gone.signal)
  expect(sent).toEqual(['retry: 1000\nevent: open\ndata: "hello"\n\n'])
  ledger.close()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatch(/^id: \d+\ndata: \{.*"sequence":6,.*\}\n\n$/)
  gone.abort()
  await ended
  ledger.close()
  expect(sent).toHaveLength(2)
})
