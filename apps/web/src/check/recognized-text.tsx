import type { ReactNode } from "react"
import type { Form } from "../logic/check/detect.js"
import type { Input, InputKind } from "../logic/check/inputs.js"
import { say } from "../texts/en/check.js"

const names = {
  transaction: "hash",
  account: "account",
  contract: "aContract",
  asset: "asset",
  ledger: "ledger",
  federation: "federation",
  request: "request",
  xdr: "otherXdr",
} as const satisfies Readonly<Partial<Record<InputKind, string>>>

/** Says in one sentence what was pasted. */
export function recognizedText(
  input: Input,
  nameNetwork: (passphrase: string) => string,
): ReactNode {
  if (input.kind === "secret") return null
  if (input.kind === "signed")
    return say.parts("recognized", { form: <b>{say(formText(input.detected.form))}</b> })
  const form = <b>{say(names[input.kind])}</b>
  if (!("fromExplorer" in input) || !input.fromExplorer) return say.parts("recognized", { form })
  const { network } = input
  return network === undefined
    ? say.parts("recognizedInExplorer", { form })
    : say.parts("recognizedInExplorerOf", { form, network: nameNetwork(network) })
}

function formText(form: Form) {
  if (form === "text") return "plainText"
  return form === "signedMessage" ? "hexMessage" : form
}
