import { useAccount, useKit, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../texts/en/account.js"
import { CheckList } from "../ui/check-list.js"
import { More } from "../ui/more.js"

/** What the connected wallet supports and what it doesn't, collapsed. */
export function WalletAbilities(): ReactElement | null {
  const kit = useKit()
  const nameNetwork = useNetworkName()
  const { wallet } = useAccount()
  if (!wallet) return null
  const can = kit.capabilities(wallet.id)
  const { authEntry, networks } = can

  const abilities: readonly (readonly [able: boolean, text: string])[] = [
    [true, say("transactions")],
    [authEntry.length > 0, say("calls")],
    [can.message, say("messages")],
    [can.submit, say("submits")],
    [can.accountSelection, say("choosesAccount")],
    [can.silentRestore, say("reconnects")],
    ...(networks
      ? [
          [
            true,
            say("networks", {
              networks: networks.map(nameNetwork).join(", "),
            }),
          ] as const,
        ]
      : []),
  ]
  return (
    <More summary={say("abilities", { wallet: wallet.name })}>
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
                      {say("notSupported")}{" "}
                    </span>,
                    text,
                  ],
            ])}
          />
          {can.network === "binding" && <p>{say("bound", { wallet: wallet.name })}</p>}
        </div>
      )}
    </More>
  )
}
