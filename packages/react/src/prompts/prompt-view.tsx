import type { Prompt, WalletDescriptor } from "@alidade/core"
import type { ReactElement } from "react"
import { AccountsView } from "./accounts-view.js"
import { BlindView } from "./blind-view.js"
import { PairingView } from "./pairing/pairing-view.js"
import { PartiesView } from "./parties-view.js"

export { Overlay } from "./overlay.js"

/** Prompts that replace the waiting view. */
export type FullPrompt = Extract<Prompt, { kind: "pairing" | "accounts" | "blind" | "parties" }>

/** Props of `PromptView`. */
export interface PromptViewProps {
  titleId: string
  prompt: FullPrompt
  wallet: WalletDescriptor
  onCancel: () => void
}

/** Shows a prompt of the wallet's client: a code, accounts, consent to sign blindly, or whose account counts. */
export function PromptView({ titleId, prompt, wallet, onCancel }: PromptViewProps): ReactElement {
  switch (prompt.kind) {
    case "pairing":
      return <PairingView titleId={titleId} prompt={prompt} wallet={wallet} onCancel={onCancel} />
    case "accounts":
      return <AccountsView titleId={titleId} prompt={prompt} />
    case "blind":
      return <BlindView titleId={titleId} prompt={prompt} wallet={wallet} onCancel={onCancel} />
    case "parties":
      return <PartiesView titleId={titleId} prompt={prompt} wallet={wallet} onCancel={onCancel} />
  }
}
