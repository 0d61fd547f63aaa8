import { expect, test } from "vitest"
import { isTaken } from "./taken.js"

const [id, icon] = ["org.example.plumb", "data:image/png,plumb"]
const listed = [
  { productId: "org.example.other", productName: "Other", productIcon: "data:image/png,other" },
]

test.each([
  "Freighter",
  "freighter wallet",
  "F r e i g h t e r",
  "Frei\u200Bghter",
  "Frеightеr", // two Cyrillic letters
  "Official Freighter",
  "MyFreighterWallet",
  "HOT",
  "H.O.T. Wallet",
  "OneKey Pro",
  "Other",
  "…",
])("a wallet can't be called %s", (name) => {
  expect(isTaken({ id, name, icon }, listed)).toBe(true)
})

test.each(["Plumb", "Plumb Wallet", "Shot", "Hanako", "Кошелёк", "錢包"])(
  "a wallet can be called %s",
  (name) => {
    expect(isTaken({ id, name, icon }, listed)).toBe(false)
  },
)

test("a wallet can't have the id or the icon of a listed one", () => {
  expect(isTaken({ id: "org.example.other", name: "Plumb", icon }, listed)).toBe(true)
  for (const worn of [
    "data:image/png,other",
    "data:image/png;base64,b3RoZXI=",
    "data:image/png,%6fther",
  ])
    expect(isTaken({ id, name: "Plumb", icon: worn }, listed)).toBe(true)
})
