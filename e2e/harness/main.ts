import { type ComponentType, createElement } from "react"

/**
 * The page on which specs drive the packages: modules by name, loaded when a spec requests one (`const { installSandbox
 * } = await harness.sandbox()`). To offer another module, add a line. `/?sandbox=<port>` installs the sandbox at that
 * port before anything else runs, as an extension's content script would.
 */
const harness = {
  core: () => import("@alidade/core"),
  account: () => import("@alidade/core/account"),
  contract: () => import("@alidade/core/contract"),
  send: () => import("@alidade/core/send"),
  announced: () => import("@alidade/wallets/announced"),
  albedo: () => import("@alidade/wallets/albedo"),
  albedoIntents: () => import("@alidade/wallets/albedo/intents"),
  freighter: () => import("@alidade/wallets/freighter"),
  hana: () => import("@alidade/wallets/hana"),
  ledger: () => import("@alidade/wallets/ledger"),
  hot: () => import("@alidade/wallets/hot"),
  lobstr: () => import("@alidade/wallets/lobstr"),
  rabet: () => import("@alidade/wallets/rabet"),
  walletConnect: () => import("@alidade/wallets/walletconnect"),
  xbull: () => import("@alidade/wallets/xbull"),
  sandbox: () => import("@alidade/sandbox/browser"),
  signIn: () => import("@alidade/sign-in"),
  conformance: () => import("@alidade/sandbox/conformance"),
  network: () => import("@alidade/network"),
  modules: () => import("./modules.js"),
  tryOut: () => import("./try-out.js"),
  faults: () => import("../faults/page/bench.js"),
  faultsReact: () => import("../faults/page/react-app.js"),
  soak: () => import("../soak/cycle.js"),
  freighterApi: () => import("@stellar/freighter-api"),
  albedoIntent: () => import("@albedo-link/intent"),
  xbullConnect: () => import("@creit.tech/xbull-wallet-connect"),
  lobstrApi: () => import("@lobstrco/signer-extension-api"),
  hotSdk: () => import("@hot-wallet/sdk"),
  multichainApi: () => import("@metamask/multichain-api-client"),
  onekeyProvider: () => import("@onekeyfe/onekey-stellar-provider"),
  scopulyApi: () => import("@scopuly/signer-extension-api"),
  signClient: () => import("@walletconnect/sign-client"),
  signClient217: () => import("walletconnect-sign-client-2-17"),
  ledgerVendor: () => import("./ledger/vendor.js"),
  remoteHid: () => import("./ledger/hid.js"),
  stellar: () => import("@stellar/stellar-sdk/base"),
  stellarContract: () => import("@stellar/stellar-sdk/contract"),
  /** Shows a component of React in the page. */
  show: async <Props extends object>(App: ComponentType<Props>, props: Props) => {
    const { createRoot } = await import("react-dom/client")
    const container = document.body.appendChild(document.createElement("div"))
    createRoot(container).render(createElement(App, props))
  },
  coreQuickStart: () => import("../quick-starts/core.js"),
  reactQuickStart: () => import("../quick-starts/react.js"),
  accountQuickStart: () => import("../quick-starts/account.js"),
  payQuickStart: () => import("../quick-starts/pay.js"),
  contractQuickStart: () => import("../quick-starts/contract.js"),
  relayQuickStart: () => import("../quick-starts/relay.js"),
  inspectorQuickStart: () => import("../quick-starts/inspector.js"),
  buttonQuickStart: () => import("../quick-starts/button.js"),
  rootQuickStart: () => import("../quick-starts/root.js"),
  sandboxQuickStart: () => import("../quick-starts/sandbox.js"),
  sandboxSignInQuickStart: () => import("../quick-starts/sandbox-sign-in.js"),
  walletsQuickStart: () => import("../quick-starts/wallets.js"),
}

declare global {
  interface Window {
    harness: typeof harness
    /** Runs a function when the button "Act" is pressed, and returns its result: see `click.ts`. */
    act<Result>(run: () => Result | Promise<Result>): Promise<Result>
  }
}

window.harness = harness
window.act = (run) =>
  new Promise((resolve, reject) => {
    const button = document.querySelector<HTMLButtonElement>("#act")!
    button.disabled = false
    button.onclick = () => {
      button.disabled = true
      Promise.resolve().then(run).then(resolve, reject)
    }
  })

const port = new URLSearchParams(location.search).get("sandbox")
if (port) {
  const { installSandbox, sandboxConfig } = await harness.sandbox()
  installSandbox({ config: sandboxConfig(Number(port)) })
}
document.documentElement.dataset.ready = "true"
