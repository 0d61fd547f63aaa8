import { idOf, imageOf } from "./wallets.js"

/**
 * Listings that no client should accept, by id: links that run code or access the machine, names that break a layout or
 * contain markup, fields of other types, and values that are no listings.
 */
export const hostileListings: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries({
    script: wallet("Runs code", "javascript:alert(document.domain)//"),
    data: wallet("Brings a page", "data:text/html,<script>alert(1)</script>"),
    file: wallet("Reads files", "file:///etc/passwd"),
    plain: wallet("Not encrypted", "http://wallet.example"),
    user: wallet("Looks like another", "https://freighter.app@wallet.example"),
    huge: wallet("W".repeat(100_000), "https://wallet.example"),
    markup: wallet("<img src=x onerror=alert(1)>", "https://wallet.example"),
    turned: wallet("\u202eylbmessa\u0000", "https://wallet.example"),
    image: { ...wallet("Climbs out", "https://wallet.example"), image_id: "../../../secret" },
    number: { ...wallet("", "https://wallet.example"), name: 42 },
    flat: { ...wallet("Wrong links", ""), mobile: "https://wallet.example", desktop: [] },
    nobody: null,
    text: "a text",
    list: [1, 2, 3],
  }).map(([name, value]) => [idOf(`hostile ${name}`), value]),
)

function wallet(name: string, link: string): Readonly<Record<string, unknown>> {
  const links = { native: link, universal: link }
  return {
    id: idOf(`hostile ${name}`),
    name,
    homepage: link,
    chains: ["stellar:pubnet", "stellar:testnet"],
    versions: ["2"],
    sdks: ["sign_v2"],
    image_id: imageOf(`hostile ${name}`),
    app: { browser: link, ios: link, android: link, mac: link, windows: link },
    mobile: links,
    desktop: links,
  }
}
