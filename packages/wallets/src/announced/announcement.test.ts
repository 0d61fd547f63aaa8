import { expect, test } from "vitest"
import { readAnnouncement } from "./announcement.js"

const info = {
  version: 1,
  id: "org.example.plumb",
  name: "Plumb",
  icon: "data:image/svg+xml,<svg/>",
  url: "https://plumb.example",
  capabilities: { authEntry: ["v1", "v9"], message: true, network: "binding" },
}
const wallet = {}
const read = (fields: object) =>
  readAnnouncement(Object.freeze({ info: Object.freeze({ ...info, ...fields }), wallet }))

test("reads an announcement, and only the capabilities that it knows", () => {
  expect(read({ more: "unknown" })).toEqual({
    id: "org.example.plumb",
    name: "Plumb",
    icon: "data:image/svg+xml,<svg/>",
    url: "https://plumb.example",
    capabilities: { authEntry: ["v1"], message: true, network: "binding", silentRestore: true },
    wallet: {},
  })
  expect(read({ capabilities: {} })?.capabilities).toEqual({
    authEntry: [],
    message: false,
    network: "none",
    silentRestore: true,
  })
})

test.each<[string, object]>([
  ["another version", { version: 2 }],
  ["an id without a dot", { id: "plumb" }],
  ["an id with capitals", { id: "org.example.Plumb" }],
  ["an id of 65 characters", { id: `org.${"a".repeat(61)}` }],
  ["no name", { name: "" }],
  ["a blank name", { name: "  " }],
  ["a name of 33 characters", { name: "a".repeat(33) }],
  ["an icon on the web", { icon: "https://plumb.example/icon.png" }],
  ["an icon that is no base64", { icon: "data:image/png;base64,*" }],
  ["an icon that is a page", { icon: "data:text/html,<p>" }],
  ["an icon of 32,769 characters", { icon: `data:image/png,${"a".repeat(32_754)}` }],
  ["a website without encryption", { url: "http://plumb.example" }],
  ["a website that is a script", { url: "javascript:alert(1)" }],
  ["a website after a space", { url: " https://plumb.example" }],
  ["a website with a password", { url: "https://freighter.app@plumb.example" }],
  ["no capabilities", { capabilities: undefined }],
  ["another kind of network", { capabilities: { network: "any" } }],
  ["networks that are no list", { capabilities: { networks: "Public" } }],
])("ignores an announcement with %s", (_, fields) => {
  expect(read(fields)).toBeUndefined()
})

test.each(["info", "id", "capabilities", "networks"])(
  "ignores a getter of %s, and runs none",
  (name) => {
    let isRun = false
    const withGetter = (object: object): object =>
      Object.defineProperty({ ...object }, name, {
        get: () => {
          isRun = true
          return Reflect.get(object, name)
        },
      })
    const given =
      name === "networks" ? { ...info, capabilities: withGetter({ networks: ["Public"] }) } : info
    const inInfo = Object.freeze(
      name === "id" || name === "capabilities" ? withGetter(info) : given,
    )
    const detail = { info: inInfo, wallet }
    expect(readAnnouncement(Object.freeze(name === "info" ? withGetter(detail) : detail))).toBe(
      undefined,
    )
    expect(isRun).toBe(false)
  },
)

test("reads each function of the wallet once, inherited ones too, and freezes them", async () => {
  class Plumb {
    readonly #address = "G"
    async getAddress() {
      return this.#address
    }
  }
  const given: object & { signTransaction?: unknown } = new Plumb()
  given.signTransaction = () => "first"
  const announced = readAnnouncement(Object.freeze({ info: Object.freeze(info), wallet: given }))
  const read = announced?.wallet as Record<string, () => unknown>
  given.signTransaction = () => "second"
  expect(Object.isFrozen(read)).toBe(true)
  expect(Object.keys(read)).toEqual(["getAddress", "signTransaction"])
  expect([await read.getAddress!(), read.signTransaction!()]).toEqual(["G", "first"])
})

test("ignores a wallet whose function is a getter, and runs none", () => {
  let isRun = false
  const given = Object.defineProperty({}, "getAddress", {
    get: () => {
      isRun = true
    },
  })
  expect(
    readAnnouncement(Object.freeze({ info: Object.freeze(info), wallet: given })),
  ).toBeUndefined()
  expect(isRun).toBe(false)
})

test("ignores what can still change, what throws, and what is no announcement", () => {
  expect(readAnnouncement({ info: Object.freeze(info), wallet })).toBeUndefined()
  expect(readAnnouncement(Object.freeze({ info: { ...info }, wallet }))).toBeUndefined()
  const throwing = Object.freeze({
    get info(): never {
      throw new Error("no")
    },
    wallet,
  })
  for (const detail of [
    throwing,
    null,
    undefined,
    "x",
    Object.freeze({ info: Object.freeze(info) }),
  ])
    expect(readAnnouncement(detail)).toBeUndefined()
})
