import { afterAll, afterEach } from "vitest"
import { installSandbox, type Sandbox } from "../browser/index.js"
import { type InjectedName, injectedNames } from "../inject/names.js"
import { postLikeBrowsers } from "./post-like-browsers.js"

/** The extensions whose state lives in the page. xBull's and HOT's is in the sandbox's server. */
export type TestedExtension = Exclude<InjectedName, "xbull" | "hot">

if (typeof window === "undefined")
  throw new Error(
    "@alidade/sandbox/vitest needs a page. Name it only in projects with the environment jsdom or happy-dom, or in " +
      "browser mode. In Node, use testWallet of @alidade/sandbox/test-wallet.",
  )

const isSimulatedPage = /jsdom|HappyDOM/i.test(navigator.userAgent)
const restorePosting = isSimulatedPage ? postLikeBrowsers() : undefined

/**
 * The simulated extensions of the test's page. They approve every request until a test says otherwise, and each test
 * starts with their initial settings.
 */
export const sandbox: Sandbox<TestedExtension> = installSandbox({
  wallets: injectedNames.filter((name) => name !== "xbull" && name !== "hot"),
  // Vitest's browser mode runs tests in a frame.
  frames: true,
})

function startAnew(): void {
  for (const wallet of Object.values(sandbox.wallets)) {
    void wallet.reset()
    void wallet.update({ answer: "approve" })
  }
}

startAnew()
afterEach(startAnew)
afterAll(() => {
  sandbox.uninstall()
  restorePosting?.()
})
