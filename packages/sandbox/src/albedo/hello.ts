import type { WalletModel } from "../wallet/model.js"
import { HELLO_DELAY } from "./quirks.js"
import type { Hello } from "./wire.js"

/** Says hello to the page that opened, or frames, one of Albedo's pages (AL1), unless a switch keeps it silent. */
export async function sayHello(model: WalletModel, client: Window): Promise<void> {
  await model.wait(HELLO_DELAY)
  const { quirks } = model.getState()
  if (quirks["AL1-silent"]) return
  const protocol = quirks["AL1-older"] ? 2 : quirks["AL1-newer"] ? 4 : 3
  const hello: Hello = { albedo: { protocol } }
  await model.record("out", hello)
  // Who it is for is not known yet, and this is no secret.
  client.postMessage(hello, "*")
}
