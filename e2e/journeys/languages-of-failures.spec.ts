import type { SandboxDriver } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { payment } from "../sandbox/transactions.js"
import { collectTexts, readTranslation } from "./english.js"
import { expect, test as journey } from "./test.js"

/** A journey in which services fail, which browsers report on the console. */
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  quiet: async ({}, use) => use(undefined),
})

interface Family {
  name: string
  /** Lets the page fail this way. */
  fail: (page: Page, sandbox: SandboxDriver) => Promise<void>
  /** The key of a text that must then be on the page: a reason (`reasons.stopped`), or one of the dialogs or the page. */
  says: string
}

/** Failures of a connected Freighter, and of what is entered and loaded for its account. */
const whileConnected: readonly Family[] = [
  {
    name: "declined",
    fail: (page, { freighter }) => signWith(page, () => freighter.next("reject")),
    says: "rejectedText",
  },
  {
    name: "another account",
    fail: (page, { freighter }) => signWith(page, () => freighter.next("wrong-signer")),
    says: "reasons.otherSigner",
  },
  {
    name: "bad signature",
    fail: (page, { freighter }) => signWith(page, () => freighter.next("alter")),
    says: "reasons.invalidForRequest",
  },
  {
    name: "canceled, while the wallet's window stays open",
    fail: async (page, { freighter }) => {
      await signWith(page)
      await page.locator("dialog [data-action=cancel]").click()
      await freighter.closeWindow()
    },
    says: "reasons.windowStillSigns",
  },
  {
    name: "stopped",
    fail: (page, { freighter }) => signWith(page, () => freighter.fault("FR3-worker")),
    says: "reasons.stopped",
  },
  {
    name: "locked",
    fail: (page, { freighter }) =>
      signWith(page, async () => {
        await freighter.set({ locked: true })
        await freighter.next("close")
      }),
    says: "reasons.declined",
  },
  {
    name: "unreadable transaction",
    fail: (page) => enterEnvelope(page, "AAAA"),
    says: "xdr.unknown",
  },
  {
    name: "invalid address",
    fail: async (page) => {
      await page.evaluate(() => location.assign("#transaction"))
      const form = page.locator("#panel-transaction form:visible")
      await form.getByRole("textbox").first().fill("GABC")
      await form.locator("button[type=submit]").click()
    },
    says: "reasons.addressLength",
  },
  {
    name: "altered transaction",
    fail: async (page, { freighter }) => {
      await freighter.set({ locked: false })
      await enterEnvelope(page, payment())
      await freighter.next("alter")
      await page.locator("#panel-transaction .button-primary[type=button]:visible").click()
    },
    says: "reasons.otherTransaction",
  },
  {
    name: "failing server of the network",
    fail: async (page) => {
      await page.route("**/accounts/*", (route) => route.fulfill({ status: 500 }))
      await page.locator("[aria-labelledby=account-title] .button-icon").first().click()
    },
    says: "reasons.serverUnusable",
  },
  {
    name: "no answer in time",
    fail: async (page, { freighter }) => {
      await signWith(page, () => freighter.answer("never"))
      await page.locator("dialog [data-action=cancel]").waitFor()
      await page.clock.fastForward("11:00")
    },
    says: "timeoutText",
  },
]

/** Failures on the way to a connection, and to one that was remembered. */
const whileConnecting: readonly Family[] = [
  {
    name: "blocked window",
    fail: async (page) => {
      await page.evaluate(() => {
        const { open } = window
        window.open = () => {
          window.open = open
          return null
        }
      })
      await connect(page, "albedo")
    },
    says: "popupBlockedText",
  },
  {
    name: "closed window",
    fail: async (page) => {
      const opened = page.waitForEvent("popup")
      await connect(page, "albedo")
      await (await opened).close({ runBeforeUnload: true })
    },
    says: "reasons.noAccountYet",
  },
  {
    name: "outdated",
    fail: async (page, { albedo }) => {
      await albedo.fault("AL1-older")
      await connect(page, "albedo")
    },
    says: "reasons.albedoProtocol",
  },
  {
    name: "declined in the wallet's own words",
    fail: async (page, { hana }) => {
      await hana.fault("PLAIN")
      await hana.next("reject")
      await connect(page, "hana")
    },
    says: "rejectedText",
  },
  {
    name: "the service's own words",
    fail: async (page, { hot }) => {
      await hot.fault("HO2-4xx")
      await connect(page, "hot-wallet")
    },
    says: "failed",
  },
  {
    name: "failing service",
    fail: async (page, { hot }) => {
      await hot.fault("HO2-4xx", false)
      await hot.fault("HO2-html")
      await connect(page, "hot-wallet")
    },
    says: "reasons.hotFailed",
  },
  {
    name: "no device chosen",
    fail: async (page, { ledger }) => {
      await ledger.next("reject")
      await connect(page, "LEDGER")
    },
    says: "reasons.ledgerNotChosen",
  },
  {
    name: "another app on the device",
    fail: async (page, { ledger }) => {
      await ledger.fault("LE3-6e01")
      await ledger.answer("approve")
      await connect(page, "LEDGER")
    },
    says: "reasons.ledgerApp",
  },
  {
    name: "locked device",
    fail: async (page, { ledger }) => {
      await ledger.fault("LE3-6e01", false)
      await ledger.set({ locked: true })
      await connect(page, "LEDGER")
    },
    says: "reasons.ledgerLocked",
  },
  {
    name: "declined on the phone",
    fail: async (page, { phone }) => {
      await phone.next("reject")
      await connect(page, "wallet_connect")
    },
    says: "rejectedOnPhoneText",
  },
  {
    name: "extension that was turned off",
    fail: async (page, { rabet }) => {
      await rabet.fault("RA5-stale")
      await connect(page, "rabet")
    },
    says: "pageStaleText",
  },
  {
    name: "a client that can't be loaded",
    fail: async (page) => {
      await page.route("**/assets/client-*.js", (route) => route.abort())
      await connect(page, "xbull")
      await page.locator("dialog [data-action=retry]").waitFor()
      await page.unroute("**/assets/client-*.js")
    },
    says: "reasons.notLoaded",
  },
  {
    name: "a wallet that signs no messages",
    fail: async (page, { rabet }) => {
      await rabet.fault("RA5-stale", false)
      await rabet.next("approve")
      await connect(page, "rabet")
      await page.locator(".header .jobs a[href='#message']").click()
    },
    says: "message.unsupported",
  },
  {
    name: "not installed",
    fail: async (page, { rabet }) => {
      await rabet.set({ installed: false })
      await page.reload()
    },
    says: "reasons.notInstalled",
  },
  {
    name: "an engine that can't be loaded",
    fail: async (page) => {
      await page.route("**/assets/engine-*.js", (route) => route.abort())
      await page.reload()
    },
    says: "reasons.engineMissing",
  },
]

// Whether a text is looked up does not depend on the language, and English is found most surely among Arabic.
for (const language of ["ar", "de"]) {
  test.describe(`in ${language} there is no English`, () => {
    test("when a connected wallet fails", async ({ page, openPage, sandbox }) => {
      const shownTexts = await openIn(language, page, openPage)
      await sandbox.freighter.next("approve")
      await connect(page, "freighter")
      await expect(page.locator("dialog[open]")).toHaveCount(0)
      // An account without XLM has no payment form.
      await page.locator("#panel-transaction .bar .button-primary").click()
      await page.locator("#panel-transaction form:visible").waitFor()
      await expectNoEnglish(language, whileConnected, { page, sandbox, shownTexts })
    })

    test("when a wallet can't be connected", async ({ page, openPage, sandbox }) => {
      const shownTexts = await openIn(language, page, openPage)
      await expectNoEnglish(language, whileConnecting, { page, sandbox, shownTexts })
    })
  })
}

/** Opens the page in a language. Returns a function with the texts that came since its last call. */
async function openIn(
  language: string,
  page: Page,
  openPage: () => Promise<void>,
): Promise<() => Promise<string[]>> {
  const shownTexts = await collectTexts(page)
  await page.addInitScript(
    (language) => localStorage.setItem("alidade-web:language", language),
    language,
  )
  await page.clock.install()
  await openPage()
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  return shownTexts
}

/** Lets the page fail in each way. Expects the words for it, and no English in anything that the page showed. */
async function expectNoEnglish(
  language: string,
  families: readonly Family[],
  given: { page: Page; sandbox: SandboxDriver; shownTexts: () => Promise<string[]> },
): Promise<void> {
  const { page, sandbox, shownTexts } = given
  const { words, findEnglish } = await readTranslation(language)
  /** The family that first showed an English text. */
  const english = new Map<string, string>()
  for (const { name, fail, says } of families) {
    await test.step(name, async () => {
      await fail(page, sandbox)
      await page.getByText(words(says)).first().waitFor({ state: "attached" })
      for (const text of findEnglish(await shownTexts())) {
        if (!english.has(text)) english.set(text, name)
      }
      // A press may only clear a field, or lead back to the list of wallets.
      await expect(async () => {
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog[open]")).toHaveCount(0, { timeout: 500 })
      }).toPass()
    })
  }
  expect([...english]).toEqual([])
}

/** Connects a wallet by its id. */
async function connect(page: Page, id: string): Promise<void> {
  await page.locator("[data-part=trigger]").first().click()
  await page.locator(`[data-wallet="${id}"]`).click()
}

/** Requests the signature of a message, after the wallet is prepared for it. */
async function signWith(page: Page, prepare?: () => Promise<void>): Promise<void> {
  await page.locator(".header .jobs a[href='#message']").click()
  const form = page.locator("#panel-message form")
  await form.locator("textarea").fill("1234")
  await prepare?.()
  await form.locator("button[type=submit]").click()
}

/** Imports a transaction envelope (base64 XDR), and reviews it. */
async function enterEnvelope(page: Page, xdr: string): Promise<void> {
  await page.evaluate(() => location.assign("#transaction/import"))
  const panel = page.locator("#panel-transaction")
  await panel.locator("textarea:visible").fill(xdr)
  await panel.locator("form:visible button[type=submit]").click()
}
