import type { WalletModel } from "../wallet/model.js"
import { HELLO_DELAY } from "./quirks.js"
import type { Hello } from "./wire.js"

/** Greets the page that opened or framed Albedo (AL1), unless a quirk keeps it silent. */
export async function sayHello(model: WalletModel, client: Window): Promise<void> {
  await model.wait(HELLO_DELAY)
  const { quirks } = model.getState()
  if (quirks["AL1-silent"]) return
  const protocol = quirks["AL1-older"] ? 2 : quirks["AL1-newer"] ? 4 : 3
  const hello: Hello = { albedo: { protocol } }
  await model.record("out", hello)
  // The page's origin is still unknown, and the message holds no secret.
  client.postMessage(hello, "*")
}
