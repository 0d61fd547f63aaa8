import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { part } from "../test/dialog.js"
import {
  ADDRESS,
  connectedKit,
  kitOf,
  never,
  OTHER,
  render,
  signed,
  until,
  wallet,
  watched,
} from "../test/fixtures.js"
import { hostile, pageStyles } from "../test/page-styles.js"
import { pairing } from "../test/pairing.js"
import { startPrompted } from "../test/prompted.js"
import { picker, query, states, trigger, wallets } from "../test/states.js"
import { type ColorScheme, ConnectButton, SigningView, TransactionPreview } from "./index.js"

/** The page's own style sheet, after ours. */
const sheet = new CSSStyleSheet()

beforeEach(async () => {
  await page.viewport(1280, 800)
  document.adoptedStyleSheets = [sheet]
  document.body.style.margin = "0"
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sheet.replaceSync("")
  document.body.removeAttribute("style")
  document.body.removeAttribute("dir")
})

const shown: typeof states = {
  ...states,
  "the tooltip": async (colorScheme) => {
    render(await connectedKit(), <ConnectButton />, { colorScheme })
    await until(() => query(trigger))
    query(trigger)?.focus()
    await until(() => query("[role=tooltip]"))
  },
  "a code for a phone": async (colorScheme) => {
    const { show } = await startPrompted({}, { colorScheme })
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] })
    show(pairing())
    await until(() => part("qr"))
  },
  "accounts of a device": async (colorScheme) => {
    const { show } = await startPrompted({}, { colorScheme })
    show({
      kind: "accounts",
      accounts: [
        { publicKey: ADDRESS, index: 0 },
        { publicKey: OTHER, index: 1 },
      ],
      reading: true,
      more: () => {},
      read: () => {},
      verify: () => never,
      choose: () => {},
    })
    await until(() => part("accounts"))
  },
  "a preview in the page": async (colorScheme) => {
    render(kitOf([]), <TransactionPreview xdr={signed.xdr} />, { colorScheme })
    await until(() => query("[data-part=operation-sentence]"))
  },
}

/** Stops animations where each screen is compared: at their start if they repeat, else at their end. */
function stopAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) {
      animation.pause()
      animation.currentTime = 0
    } else animation.finish()
  }
}

const pseudoElements = ["::before", "::after", "::marker", "::placeholder", "::backdrop"]

/** False for variables, the style of a border that has no width, and what only buttons without any style show. */
function isSeen(property: string, style: CSSStyleDeclaration): boolean {
  if (/^border-.*-style$/.test(property)) {
    return style.getPropertyValue(property.replace("style", "width")) !== "0px"
  }
  return !property.startsWith("--") && property !== "appearance"
}

/** Every computed style, and the place within its root, of our elements and their pseudo-elements, by a readable key. */
function measure(): Map<string, string> {
  stopAnimations()
  const measured = new Map<string, string>()
  for (const [index, root] of document.querySelectorAll("[data-alidade]").entries()) {
    const place = root.getBoundingClientRect()
    for (const [number, element] of [root, ...root.querySelectorAll("*")].entries()) {
      const name = `${index}.${number} ${element.localName}.${element.getAttribute("class")}`
      const { x, y, width, height } = element.getBoundingClientRect()
      // A tooltip was placed in the window when it opened.
      const origin = element.closest("[role=tooltip]") ? { x: 0, y: 0 } : place
      const box = [x - origin.x, y - origin.y, width, height].map((px) => px.toFixed(1))
      if (width || height) measured.set(`${name} box`, box.join(" "))
      for (const pseudo of ["", ...pseudoElements]) {
        const style = getComputedStyle(element, pseudo)
        // Without these, the pseudo-element isn't there, and has the styles of its element.
        if (/before|after/.test(pseudo) && style.content === "none") continue
        if (pseudo === "::placeholder" && element.localName !== "input") continue
        if (pseudo === "::marker" && getComputedStyle(element).display !== "list-item") continue
        if (pseudo === "::backdrop" && !element.matches("dialog, [popover]")) continue
        for (const property of style) {
          if (isSeen(property, style)) {
            measured.set(`${name}${pseudo} ${property}`, style.getPropertyValue(property))
          }
        }
      }
    }
  }
  return measured
}

/** What differs from the measured styles while the page has this style sheet. */
function differencesUnder(css: string, bare: ReadonlyMap<string, string>): string[] {
  sheet.replaceSync(css)
  const measured = measure()
  sheet.replaceSync("")
  return [...new Set([...bare.keys(), ...measured.keys()])]
    .filter((key) => bare.get(key) !== measured.get(key))
    .map((key) => `${key}: ${bare.get(key)} → ${measured.get(key)}`)
}

/** Shows a screen in a container on which the page's style sheet has no effect. */
async function show(name: string, scheme: ColorScheme): Promise<void> {
  await shown[name]?.(scheme)
  for (const box of document.body.querySelectorAll<HTMLElement>(
    ":scope > div:has([data-alidade])",
  )) {
    box.style.cssText =
      "all: unset; display: flex; flex-direction: column; align-items: start; position: fixed; inset: 150px auto auto 150px; inline-size: 600px"
  }
  document.body.getBoundingClientRect()
}

describe.each(Object.keys(shown))("%s", (name) => {
  test("looks the same under the style sheets of pages, in light colors", async () => {
    await show(name, "light")
    const bare = measure()
    const found = Object.entries({ ...pageStyles, hostile }).flatMap(([title, css]) =>
      differencesUnder(css, bare).map((difference) => `${title}: ${difference}`),
    )
    expect(found.slice(0, 30)).toEqual([])
  })

  test("looks the same on a page that styles all bare elements, in dark colors, right to left", async () => {
    document.body.dir = "rtl"
    await show(name, "dark")
    expect(differencesUnder(hostile, measure()).slice(0, 30)).toEqual([])
  })
})

describe("an app's own rules", () => {
  const styleOf = (selector: string): CSSStyleDeclaration => getComputedStyle(query(selector)!)

  test("win with two classes or attributes, or in a later layer", async () => {
    await picker(wallets, "light")
    sheet.replaceSync(`
      [data-alidade] [data-part="wallet"] { border-radius: 1px; }
      .alidade-list .alidade-row { padding-block: 2px; }
      [data-alidade] [data-part="title"]::before { content: "App"; }
      @layer app { [data-part="wallet"] { color: rgb(1, 2, 3); } }
      [data-alidade="button"] { margin: 3px; }
    `)
    const row = styleOf("[data-part=wallet]")
    expect([row.borderRadius, row.paddingTop, row.color]).toEqual(["1px", "2px", "rgb(1, 2, 3)"])
    expect(getComputedStyle(query("[data-part=title]")!, "::before").content).toBe('"App"')
    expect(styleOf("[data-alidade=button]").marginTop).toBe("3px")
  })

  test("set variables anywhere above, and follow a larger root", async () => {
    await picker(wallets, "light")
    const rowHeight = (): string => styleOf("[data-part=wallet]").minHeight
    sheet.replaceSync(":root { --alidade-modal-bg-color: rgb(1, 2, 3); font-size: 10px }")
    expect(styleOf("[data-part=panel]").backgroundColor).toBe("rgb(1, 2, 3)")
    expect(rowHeight()).toBe("56px")
    sheet.replaceSync(":root { font-size: 20px }")
    expect(rowHeight()).toBe("70px")
  })

  test("style what the app shows in the signing view, and not our preview inside it", async () => {
    const kit = await connectedKit(wallet("Freighter", { signTransaction: () => never }))
    const preview = () => (
      <>
        <p className="own">Pay rent</p>
        <TransactionPreview xdr={signed.xdr} />
      </>
    )
    await watched(kit, () => render(kit, <SigningView preview={preview} />))
    kit.signTransaction(signed.xdr).catch(() => {})
    await until(() => query("[data-part=preview] [data-part=operation-sentence]"))
    sheet.replaceSync("p { font-style: italic; padding: 5px } .own { color: rgb(1, 2, 3) }")
    const own = styleOf(".own")
    expect([own.fontStyle, own.paddingTop, own.color]).toEqual(["italic", "5px", "rgb(1, 2, 3)"])
    expect(styleOf("[data-part=operation-sentence]").fontStyle).toBe("normal")
  })
})
