import { expect, test } from "vitest"
import type { Config } from "./config.js"
import { withFirstScreen, withOwnFirstScreen, withoutFirstScreen } from "./first-screen.js"

const built = '<html lang="en"><body><div id="root"></div><p>end</p></body></html>'
const config = { networks: [{ id: "a", name: 'A & "B"' }], wallets: [] } as unknown as Config
const screen = '<div class="app">$& <div>inner</div></div>'

test("puts the first screen into the page, with the configuration it was made from", () => {
  const html = withFirstScreen(built, screen, config)
  expect(html).toContain(`>${screen}</div><p>end</p>`)
  expect(html).toContain('<html data-network="a" lang="en">')
  expect(html).toContain("A &amp; \\&quot;B\\&quot;")
  expect(withOwnFirstScreen(html, config)).toBe(html)
})

test("takes the first screen of another configuration out again", () => {
  const html = withFirstScreen(built, screen, config)
  const other = { ...config, customNetworks: true }
  for (const bare of [withoutFirstScreen(html), withOwnFirstScreen(html, other)])
    expect(bare).toBe(built)
})

test("rejects a page without a root", () => {
  expect(() => withFirstScreen("<html></html>", screen, config)).toThrow("index.html has no <div")
})
