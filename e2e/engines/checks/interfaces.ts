import { decidedByEngine, ed25519Verdicts } from "../ed25519.js"
import { type Check, yesOrNo } from "./check.js"

/** The verdict of WebCrypto on some of the signatures that the packages leave to it. */
function verifies(is: (about: string) => boolean): Check["run"] {
  return async (page, site) => {
    await page.goto(site.page())
    const cases = decidedByEngine.filter(({ about, valid }) => valid && is(about))
    const verdicts = await page.evaluate(ed25519Verdicts, cases)
    if (verdicts === null) return "no"
    return verdicts.every(Boolean) ? "yes" : verdicts.some(Boolean) ? "not all" : "no"
  }
}

const honest = "an honest signature"

/** Interfaces that only some engines have. */
export const interfaces: readonly Check[] = [
  {
    title: "WebCrypto verifies Ed25519",
    product:
      "Without it, the kit verifies with the library of the app (`ed25519`). An app that passes no library gets `unsupported`.",
    run: verifies((about) => about === honest),
  },
  {
    title: "WebCrypto verifies signatures that only an unusual key can make",
    product:
      "The kit takes the engine's answer: in WebKit such a signature does not verify. No wallet creates such a key.",
    run: verifies((about) => about !== honest),
  },
  {
    title: "WebHID or WebUSB",
    product: "Ledger is listed as unavailable, with the reason and the browsers that can.",
    run: yesOrNo(() => "hid" in navigator || "usb" in navigator),
  },
  {
    title: "Passkeys (`PublicKeyCredential`)",
    product: "The front end's form for an account with a passkey says that this browser has none.",
    run: yesOrNo(() => "PublicKeyCredential" in window),
  },
  {
    title: "Locks between tabs (`navigator.locks`)",
    product: "A command to a Ledger holds a lock, so that two tabs don't mix up its replies.",
    run: yesOrNo(() => "locks" in navigator),
  },
  {
    title: "The system's list of receivers (`navigator.share`)",
    product: "The front end leaves out the button that shares a link. Copying it remains.",
    run: yesOrNo(() => "share" in navigator),
  },
]
