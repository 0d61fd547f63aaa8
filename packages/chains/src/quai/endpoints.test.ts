import { expect, test } from "vitest"
import { endpoints } from "./endpoints.js"
import { shards } from "./shards.js"

const url = "http://node.example"
const portOf = (nickname: string, ports = endpoints({ url, pathing: false })): string => {
  const { byte } = shards.find((shard) => shard.nickname === nickname)!
  return new URL(ports.get(byte)!).port
}

test("prime's port is 9001 [S9.31]", () => expect(portOf("prime")).toBe("9001"))
test("cyprus's port is 9002 [S9.32]", () => expect(portOf("cyprus")).toBe("9002"))
test("paxos's port is 9003 [S9.33]", () => expect(portOf("paxos")).toBe("9003"))
test("hydra's port is 9004 [S9.34]", () => expect(portOf("hydra")).toBe("9004"))

test("the zones' ports are 9200 to 9202, 9220 to 9222, 9240 to 9242 [S9.35]", () => {
  const zones = shards.filter(({ kind }) => kind === "zone")
  expect(zones.map(({ nickname }) => portOf(nickname))).toEqual([
    ...["9200", "9201", "9202"],
    ...["9220", "9221", "9222"],
    ...["9240", "9241", "9242"],
  ])
})

test("with pathing, each of the thirteen shards has its nickname below the node's path", () => {
  for (const base of ["https://rpc.example/quai", "https://rpc.example/quai/"]) {
    const paths = [...endpoints({ url: base }).values()]
    expect(paths).toEqual(shards.map(({ nickname }) => `https://rpc.example/quai/${nickname}`))
  }
})

test("a node may have its own ports; its path stays", () => {
  const own = endpoints({ url: `${url}/rpc`, pathing: false, ports: { paxos2: 4001 } })
  expect(own.get("0x11")).toBe("http://node.example:4001/rpc")
  expect(own.get("0x10")).toBe("http://node.example:9220/rpc")
})

test("accepts a node with an IPv6 address", () => {
  expect(endpoints({ url: "http://[::1]", pathing: false }).get("0x")).toBe("http://[::1]:9001/")
})

test.each([
  ["no URL", { url: "node" }],
  ["null", { url: null as unknown as string }],
  ["another scheme", { url: "ftp://node.example" }],
  ["a script", { url: "javascript:alert(1)" }],
  ["a password", { url: "https://a:b@node.example" }],
  ["a query", { url: "https://node.example?key=1" }],
  ["a fragment", { url: "https://node.example#x" }],
  ["ports with pathing", { url, ports: { prime: 1 } }],
  ["port 0", { url, pathing: false, ports: { prime: 0 } }],
  ["port 65536", { url, pathing: false, ports: { prime: 65_536 } }],
  ["half a port", { url, pathing: false, ports: { prime: 1.5 } }],
])("rejects %s with a typed error", (_, node) => {
  expect(() => endpoints(node)).toThrow(expect.objectContaining({ kind: "bad-request" }))
})
