import { visibleText } from "@alidade/core/encoding"
import { shortAddress, useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { type ExplorerSubject, explorerUrlOf } from "../logic/networks/explorer-url.js"
import { say } from "../texts/en/explorer.js"
import { Icon } from "../ui/icons.js"
import { usePage } from "./page.js"

export interface ExplorerLinkProps {
  subject: ExplorerSubject
  /** Passphrase of the subject's network. Defaults to the selected one. */
  network?: string | undefined
  /** Shows its name beside the icon. */
  named?: boolean
}

/** A small link to a subject's page on the explorer. Renders nothing on a network without an explorer. */
export function ExplorerLink(props: ExplorerLinkProps): ReactElement | null {
  const { subject, network, named = false } = props
  const { networks } = usePage()
  const selected = useKitState((state) => state.selectedNetwork)
  const base = networks.find(({ passphrase }) => passphrase === (network ?? selected))?.explorerUrl
  const url = base && explorerUrlOf(base, subject)
  if (!url) return null
  const label = labelOf(subject)
  return (
    <a
      className="explorer-link"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      {...(named ? {} : { "aria-label": label, title: label })}
    >
      {named && label}
      <Icon name="out" size={14} />
    </a>
  )
}

function labelOf(subject: ExplorerSubject): string {
  if ("transaction" in subject) return say("transaction")
  if ("asset" in subject) {
    const code = visibleText(subject.asset.split(":")[0] ?? "")
    return say("asset", { code })
  }
  return say("address", { address: shortAddress(subject.address) })
}
