import { expect, onTestFinished, test } from "vitest"
import { installSandbox, privatePage, type Sandbox } from "../browser/index.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import { pageEvents } from "../wallet/page-events.js"

function install(page: ExtensionPage): Sandbox<"metamask"> {
  const sandbox = installSandbox({ wallets: ["metamask"], page })
  onTestFinished(async () => {
    await sandbox.wallets.metamask.reset()
    sandbox.uninstall()
  })
  return sandbox
}

const connectOf = (page: unknown): unknown =>
  (page as { chrome?: { runtime?: { connect?: unknown } } }).chrome?.runtime?.connect

test("MM2 MM4: has chrome.runtime in Chromium only, and only while it is installed", async () => {
  const page = privatePage()
  const { wallets, uninstall } = install(page)
  expect(connectOf(page)).toBeTypeOf("function")
  expect(connectOf(window)).toBeUndefined()
  for (const [absent, present] of [
    [{ quirks: { MM4: true } }, { quirks: { MM4: false } }],
    [{ installed: false }, { installed: true }],
  ]) {
    await wallets.metamask.update(absent!)
    expect(connectOf(page)).toBeUndefined()
    await wallets.metamask.update(present!)
    expect(connectOf(page)).toBeTypeOf("function")
  }
  uninstall()
  expect(page).not.toHaveProperty("chrome")
})

test("MM2: adds to what the page has as chrome, and leaves it", () => {
  const page = Object.assign(privatePage(), { chrome: { csi: 1 } })
  const { uninstall } = install(page)
  expect(connectOf(page)).toBeTypeOf("function")
  uninstall()
  expect(page.chrome).toEqual({ csi: 1 })
})

test("MM1: announces itself when it loads and when asked, by its build's name", async () => {
  const page = privatePage()
  const heard: unknown[] = []
  pageEvents(page).addEventListener("eip6963:announceProvider", (event) => {
    heard.push((event as CustomEvent).detail.info.rdns)
  })
  const { wallets } = install(page)
  expect(heard).toEqual(["io.metamask"])
  await wallets.metamask.update({ quirks: { "MM3-flask": true } })
  pageEvents(page).dispatchEvent(new Event("eip6963:requestProvider"))
  expect(heard.slice(1)).toEqual(["io.metamask.flask", "io.metamask.flask"])
  await wallets.metamask.update({ installed: false })
  pageEvents(page).dispatchEvent(new Event("eip6963:requestProvider"))
  expect(heard).toHaveLength(3)
})

test("MM3 MM4: tells its id in every browser, and answers the session's messages in Firefox only", async () => {
  const page = privatePage()
  const { wallets } = install(page)
  const heard: { name: string; data: Record<string, unknown> }[] = []
  page.addEventListener("message", ({ data: { target, data } }) => {
    if (target === "metamask-inpage") heard.push(data)
  })
  const post = (name: string, data: object): void =>
    page.postMessage({ target: "metamask-contentscript", data: { name, data } }, location.origin)
  const askSession = (id: number): void =>
    post("metamask-multichain-provider", { jsonrpc: "2.0", id, method: "wallet_getSession" })
  const askId = (): void => post("metamask-provider", { method: "metamask_getProviderState" })

  askSession(1)
  askId()
  await expect.poll(() => heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({
    name: "metamask-provider",
    data: { result: { extensionId: "nkbihfbeogaeaoehlefnkodbefgpgknn" } },
  })
  await wallets.metamask.update({ quirks: { MM4: true } })
  askSession(2)
  await expect.poll(() => heard).toHaveLength(2)
  expect(heard[1]).toEqual({
    name: "metamask-multichain-provider",
    data: { jsonrpc: "2.0", id: 2, result: { sessionScopes: {} } },
  })
  await wallets.metamask.update({ quirks: { MM2: true } })
  askSession(3)
  const delivered = new Promise((resolve) => page.addEventListener("message", resolve))
  await delivered
  await wallets.metamask.update({ quirks: { MM2: false, "MM3-forged": true } })
  askId()
  await expect.poll(() => heard).toHaveLength(4)
  expect(
    heard.slice(2).map(({ data }) => (data.result as { extensionId: string }).extensionId),
  ).toEqual(["ponmlkjihgfedcbaponmlkjihgfedcba", "nkbihfbeogaeaoehlefnkodbefgpgknn"])
})
