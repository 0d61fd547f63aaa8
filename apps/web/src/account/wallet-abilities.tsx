import { useAccount, useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { CheckList } from "../parts/check-list.js"
import { More } from "../parts/more.js"

/** What the connected wallet supports and what it doesn't, collapsed. */
export function WalletAbilities(): ReactElement | null {
  const kit = useKit()
  const { wallet } = useAccount()
  if (!wallet) return null
  const can = kit.capabilities(wallet.id)
  const { authEntry, networks } = can

  const abilities: readonly (readonly [able: boolean, text: string])[] = [
    [true, "Sign transactions"],
    [authEntry.length > 0, "Authorize contract calls"],
    [can.message, "Sign messages (SEP-53)"],
    [can.submit, "Submits transactions itself"],
    [can.accountSelection, "Lets the app choose the account"],
    [can.silentRestore, "Reconnects automatically"],
    ...(networks
      ? [
          [
            true,
            `Networks: ${networks.map((passphrase) => kit.networkName(passphrase)).join(", ")}`,
          ] as const,
        ]
      : []),
  ]
  return (
    <More summary={`What ${wallet.name} can do`}>
      {() => (
        <div className="hint stack">
          <CheckList
            items={abilities.map(([able, text]) => [
              text,
              able,
              able
                ? text
                : [
                    <span key="cannot" className="sr">
                      Not supported:{" "}
                    </span>,
                    text,
                  ],
            ])}
          />
          {can.network === "binding" && (
            <p>{wallet.name} signs for its own network, so we check it before each signature.</p>
          )}
        </div>
      )}
    </More>
  )
}
