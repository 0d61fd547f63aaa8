/**
 * A picture of each of the gallery's surfaces in its most telling state; in light mode also in German, Arabic and
 * Japanese.
 * @param {import("../screenshots.js").Visit} visit
 */
export async function walk({ page, url, shoot, isNarrow, isDark }) {
  /** @type {[name: string, surface: string, state: string, onlyTranslated?: boolean][]} */
  const scenes = [
    ["account-button", "button", "menu", true],
    ["wallet-picker", "picker", "mixed", true],
    ["connection-view", "connection", "slow"],
    ["account-picker", "accounts", "verified"],
    ["bridge", "bridge", isNarrow ? "phone" : "ready"],
    ["signing-view", "signing", "dangerous"],
  ]
  for (const language of !isDark ? ["en", "de", "ar", "ja"] : ["en"]) {
    for (const [name, surface, state, onlyTranslated] of scenes) {
      if (language === "en" && onlyTranslated) continue
      const look =
        language === "en" ? "" : `&lang=${language}${language === "ar" ? "&dir=rtl" : ""}`
      await page.goto(`${url}/gallery?surface=${surface}&state=${state}${look}`)
      await page.locator("main[data-reached=true]").waitFor()
      await shoot(language === "en" ? name : `${name}-${language}`)
    }
  }
}
