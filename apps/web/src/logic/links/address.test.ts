import { expect, test } from "vitest"
import {
  addressWith,
  addressWithout,
  handlerAddress,
  isShareable,
  linkIn,
  proofIn,
} from "./address.js"

const link = "web+stellar:tx?xdr=AA%2B%3D&msg=a%26b"

test("puts a link into the fragment and names the mode", () => {
  const address = addressWith(link, "https://alidade.example/?mode=live&link=old#check", "live")
  expect(address).toMatch(/^https:\/\/alidade\.example\/\?mode=live#link=web%2Bstellar/)
  expect(linkIn(address)).toBe(link)
  expect(handlerAddress("https://alidade.example/?a=b#message", "sandbox")).toBe(
    "https://alidade.example/?mode=sandbox&a=b#link=%s",
  )
})

test("finds a link in the fragment, also unescaped, and in the query", () => {
  expect(linkIn(`https://alidade.example/#link=${link}`)).toBe(link)
  const query = `https://alidade.example/?link=${encodeURIComponent(link)}&mode=live#check`
  expect(linkIn(query)).toBe(link)
  expect(addressWithout(query, "transaction")).toBe(
    "https://alidade.example/?mode=live#transaction",
  )
})

test("keeps a path that begins with two slashes on its origin", () => {
  const opened = "https://alidade.example//app.example/a"
  const address = addressWithout(`${opened}?link=${encodeURIComponent(link)}`, "transaction")
  expect(new URL(address, opened).href).toBe(`${opened}#transaction`)
  expect(addressWith(link, opened, "live")).toMatch(
    /^https:\/\/alidade\.example\/\/app\.example\/a\?mode=live#link=/,
  )
})

test("finds no link in other addresses", () => {
  for (const none of ["https://alidade.example/#check", "https://alidade.example/?links=1", "x"]) {
    expect(linkIn(none)).toBeUndefined()
  }
  expect(linkIn("https://alidade.example/#link=%E0%A4")).toBe("%E0%A4")
})

test("finds a proof in the fragment only", () => {
  expect(proofIn("https://alidade.example/?mode=live#proof=ey_-")).toBe("ey_-")
  for (const none of ["https://alidade.example/?proof=ey", "https://alidade.example/#check", "x"]) {
    expect(proofIn(none)).toBeUndefined()
  }
})

test("a link of more than 8,000 characters is too long to send", () => {
  expect(isShareable("x".repeat(8000))).toBe(true)
  expect(isShareable("x".repeat(8001))).toBe(false)
})
