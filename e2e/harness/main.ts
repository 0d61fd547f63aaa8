/**
 * The page on which specs drive the packages: each module under a name, loaded when a spec asks for it
 * (`const { installSandbox } = await harness.sandbox()`). To offer another module, add a line.
 * `/?sandbox` installs the sandbox before anything else runs, as an extension's content script would be there.
 */
const harness = {
  core: () => import("@alidade/core"),
  freighter: () => import("@alidade/wallets/freighter"),
  sandbox: () => import("@alidade/sandbox/browser"),
  freighterApi: () => import("@stellar/freighter-api"),
  stellar: () => import("@stellar/stellar-sdk/base"),
}

declare global {
  interface Window {
    harness: typeof harness
  }
}

window.harness = harness

if (new URLSearchParams(location.search).has("sandbox")) {
  const { installSandbox } = await harness.sandbox()
  installSandbox()
}
document.documentElement.dataset.ready = "true"
