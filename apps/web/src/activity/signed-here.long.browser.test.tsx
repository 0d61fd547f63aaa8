import { createKit, networks } from "@alidade/core"
import { KitProvider } from "@alidade/react"
import type { ReactElement } from "react"
import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test, vi } from "vitest"
import { page } from "vitest/browser"
import type { Entry } from "../logic/activity/entry.js"
import { type Page, PageContext } from "../page/page.js"
import { openTabStores } from "../page/tab-stores.js"
import { setPageLanguage } from "../texts/page-language.js"
import { SignedHere } from "./signed-here.js"
import { useItems } from "./use-items.js"

/** Each row reads this text when it is rendered. */
const rendered = vi.fn(() => "Copy: {item}")
const activity = Object.defineProperty({}, "copyItem", { get: rendered })
setPageLanguage({ code: "en", dir: "ltr", texts: { activity } })

const entry = (id: number): Entry => ({
  id,
  kind: "message",
  party: "Freighter",
  at: id,
  outcome: "done",
  result: "verified",
  payload: "Hi",
  network: networks.Testnet,
})

function Shown(): ReactElement {
  const { items, read } = useItems()
  return <SignedHere items={items} shown={items} read={read} />
}

test("renders only the new row when an entry is added", async () => {
  const kit = createKit({ network: networks.Testnet, wallets: [], storage: null })
  const entries = Array.from({ length: 60 }, (_, at) => entry(60 - at))
  const opened = {
    mode: "live",
    earlyRequests: () => [],
    networks: [],
    inbox: {},
  } as unknown as Page
  const { journal } = openTabStores(kit, opened)
  for (const one of [...entries].reverse()) journal.add(one)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  root.render(
    <KitProvider kit={kit}>
      <PageContext value={opened}>
        <Shown />
      </PageContext>
    </KitProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    kit.destroy()
  })
  await page.getByRole("button", { name: "Show 52 more" }).click()
  const rows = page.getByRole("region", { name: "Signed here" }).getByRole("group")
  await expect.poll(() => rows.all().length).toBe(60)
  rendered.mockClear()
  journal.add(entry(61))
  await expect.poll(() => rows.all().length).toBe(61)
  expect(rendered).toHaveBeenCalledOnce()
})
