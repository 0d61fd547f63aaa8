import type { EnginePage } from "../page.js"
import { choose, press, until, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"

/** Waits until the page is in a language: its code, its direction, and where the header starts. */
async function waitForLanguage(page: EnginePage, lang: string, dir: string): Promise<void> {
  await until(`the language ${lang}`, async () => {
    const shown = await page.evaluate(() => {
      const { lang, dir } = document.documentElement
      const left = (selector: string): number =>
        document.querySelector(selector)?.getBoundingClientRect().left ?? 0
      const mirrored = left(".wordmark") > left(".header .network")
      return { lang, dir, mirrored }
    }, null)
    return shown.lang === lang && shown.dir === dir && shown.mirrored === (dir === "rtl")
  })
}

/** The page follows the chosen language and its direction. */
export const language: Journey = {
  title: "the chosen language is the page's, with its direction, also after a reload",
  async walk(page) {
    await press(page, "button", "Settings", "header")
    await choose(page, "العربية")
    await waitForLanguage(page, "ar", "rtl")
    await page.reload()
    await waitForLanguage(page, "ar", "rtl")
    await press(page, "button", "الإعدادات", "header")
    await choose(page, "Deutsch")
    await waitForLanguage(page, "de", "ltr")
    await press(page, "link", "Eine Signatur ohne Wallet prüfen")
    await waitForText(page, "Alles prüfen")
    await press(page, "button", "Einstellungen", "header")
    await choose(page, "English")
    await waitForLanguage(page, "en", "ltr")
  },
}
