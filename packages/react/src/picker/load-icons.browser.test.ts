import { expect, test } from "vitest"
import { kitOf, until, wallet } from "../../test/fixtures.js"
import { loadIcons } from "./load-icons.js"

const icons = ["one", "two", "three"].map((name) => new URL(`/${name}.svg`, location.href).href)
const [first, second, third] = icons.map((productIcon) => wallet(productIcon, { productIcon }))
const requests = (): number[] =>
  icons.map((url) => performance.getEntriesByName(url, "resource").length)

test("the wallets' icons are loaded with the picker, once each, before it opens", async () => {
  const kit = kitOf([first!, second!])
  loadIcons(kit.getState().allowedWallets)
  await until(() => `${requests()}` === "1,1,0")
  loadIcons(kit.getState().allowedWallets)
  loadIcons(kitOf([third!]).getState().allowedWallets)
  await until(() => requests()[2] === 1)
  expect(requests()).toEqual([1, 1, 1])
})
