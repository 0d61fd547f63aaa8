import { button, element } from "../../wallet/screens.js"
import { labelled } from "./fields.js"
import type { Part, Run } from "./part.js"
import { fetchJson } from "./wallets.js"

/** Scans the pairing code of an app. */
export function phonePart(run: Run): Part {
  const input = element("input")
  input.type = "text"
  input.autocomplete = "off"
  input.placeholder = "wc:…"
  const scan = button("Scan", () =>
    run(async () => {
      await fetchJson("/wallets/phone/scan", { code: input.value })
      input.value = ""
    }),
  )
  return {
    element: element("section", [
      element("h3", "Scan a code"),
      element("p", "Copy the WalletConnect link of an app, instead of scanning its QR code."),
      element("div", [labelled("Pairing code", input), scan], "row"),
    ]),
    draw: () => {},
  }
}
