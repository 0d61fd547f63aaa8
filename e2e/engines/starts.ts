import { chromium } from "@playwright/test"
import { chromiumArgs, chromiumPath } from "../../scripts/chromium.js"
import { firefoxPath, miniBrowserPath } from "../../scripts/engines.js"
import { engineOf, startFirefox } from "./firefox.js"
import type { Engine } from "./page.js"
import { startWebKit } from "./webkit.js"

/** How to start the engine of each project. */
export const starts: Readonly<Record<"chromium" | "firefox" | "webkit", () => Promise<Engine>>> = {
  chromium: async () =>
    engineOf(
      "Chromium",
      await chromium.launch({
        executablePath: chromiumPath() ?? "",
        args: chromiumArgs,
        // Playwright turns off what users have.
        ignoreDefaultArgs: ["--disable-popup-blocking", "--disable-back-forward-cache"],
      }),
    ),
  firefox: () => startFirefox(firefoxPath() ?? ""),
  webkit: () => startWebKit(miniBrowserPath() ?? ""),
}
