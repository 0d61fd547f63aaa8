import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { ADDRESS, connectedKit, kitOf, OTHER, render, signed, wallet } from "../../test/fixtures.js"
import { ConnectButton, TransactionPreview } from "../index.js"
import { useAddressName } from "./use-address-name.js"

const shown = (): (string | null)[] =>
  [...document.querySelectorAll('[data-part="address-name"]')].map((node) => node.textContent)

/** A component that shows the name of an address as text. */
function Name({ address = ADDRESS, network }: { address?: string; network?: string }): string {
  return useAddressName()(address, network) ?? "none"
}

test("a function gives names by address and network", async () => {
  const names = (address: string, network: string): string | undefined =>
    address === ADDRESS ? (network === networks.Testnet ? "Test" : "Real") : undefined
  render(
    kitOf([]),
    <p>
      <Name /> <Name network={networks.Public} /> <Name address={OTHER} />
    </p>,
    { names },
  )
  await expect.poll(() => document.querySelector("p")?.textContent).toBe("Test Real none")
})

test.each([
  ["is empty", "  ", "none"],
  ["is an address", OTHER, "none"],
  ["reads like a short address", "GDRX…UJUJ6", "none"],
  ["starts like an address, after a space", ` ${OTHER.slice(0, 30)}`, "none"],
  ["is longer than 40 characters", "x".repeat(50), `${"x".repeat(40)}…`],
  ["turns the text around it", "a\u202eb", "a\\u{202e}b"],
])("a name that %s is not shown as it is", async (_, name, expected) => {
  render(
    kitOf([]),
    <p>
      <Name />
    </p>,
    { names: { [ADDRESS]: name } },
  )
  await expect.poll(() => document.querySelector("p")?.textContent).toBe(expected)
})

test("a property that every object has is no name", async () => {
  render(
    kitOf([]),
    <p>
      <Name address="toString" />
    </p>,
    { names: {} },
  )
  await expect.poll(() => document.querySelector("p")?.textContent).toBe("none")
})

test("a preview shows the name of an account after its whole address", async () => {
  render(kitOf([]), <TransactionPreview xdr={signed.xdr} />, { names: { [ADDRESS]: "Savings" } })
  await expect.poll(shown).toContain(" (Savings)")
  const whole = document.querySelector('[data-part="address-name"]')?.previousElementSibling
  expect(whole?.textContent).toBe(ADDRESS)
})

test("the menu names the other accounts and the one that it would disconnect", async () => {
  const second = wallet("Albedo", { getAddress: async () => ({ address: OTHER }) })
  const kit = await connectedKit(wallet("Freighter"))
  await kit.setWallets([...[wallet("Freighter")], second])
  await kit.connect("freighter")
  await kit.connect("albedo", { add: true })
  render(kit, <ConnectButton />, { names: { [ADDRESS]: "Savings" } })
  await expect.poll(() => document.querySelector('[data-part="address"]')).not.toBeNull()
  document.querySelector<HTMLElement>('[data-part="trigger"]')!.click()
  await expect.poll(() => document.querySelector('[data-part="other-account"]')).not.toBeNull()
  expect(document.querySelector('[data-part="other-account"]')?.textContent).toContain(
    "Savings GBXF…ZYCP7L",
  )
  expect(document.querySelector('[data-part="disconnect-other"]')?.getAttribute("aria-label")).toBe(
    "Disconnect Savings (GBXF…ZYCP7L)",
  )
})
