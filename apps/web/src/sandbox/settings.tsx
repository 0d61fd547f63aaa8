import { inEnglish } from "@alidade/core"
import { shortAddress } from "@alidade/react"
import { answers, type WalletSettings, type WalletState } from "@alidade/sandbox/browser"
import { type ReactElement, useOptimistic, useState, useTransition } from "react"
import type { PageWallet } from "../page/simulated-wallets.js"
import { say } from "../texts/en/sandbox.js"
import { Button } from "../ui/button.js"
import { Checkbox } from "../ui/checkbox.js"
import { Choice } from "../ui/choice.js"
import { SelectField } from "../ui/field.js"
import { More } from "../ui/more.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"
import { Faults } from "./faults.js"

/** The settings of a simulated wallet. */
export function Settings({
  shown,
  name,
  state: known,
}: {
  shown: PageWallet
  /** The wallet's name in the picker. */
  name: string
  state: WalletState
}): ReactElement {
  const { wallet, home, bridge } = shown
  const [failure, setFailure] = useState<unknown>()
  const [resets, setResets] = useState(0)
  const [, start] = useTransition()
  // A wallet with its own site receives changes over the network. Show the new value until it answers.
  const [state, show] = useOptimistic(known, (now, change: Partial<WalletSettings>) => ({
    ...now,
    ...change,
    quirks: { ...now.quirks, ...change.quirks },
  }))

  function apply(change: () => void | Promise<void>, shown: Partial<WalletSettings> = {}): void {
    start(async () => {
      show(shown)
      try {
        await change()
        setFailure(undefined)
      } catch (error) {
        setFailure(error)
      }
    })
  }
  const set = (settings: Partial<WalletSettings>): void =>
    apply(() => wallet.update(settings), settings)

  return (
    <div className="dock-settings">
      <Outcome role="alert">
        {failure !== undefined && (
          <Notice
            tone="bad"
            title={failure instanceof Error ? failure.message : say("notReceived")}
          />
        )}
      </Outcome>
      <Choice
        label={say("response")}
        isLabelShown
        options={answers.map((answer) => [answer, say(answer)] as const)}
        value={state.answer}
        onChange={(answer) => set({ answer })}
      />
      <div className="dock-pair">
        <SelectField
          label={say("accountField")}
          options={wallet.accounts.map(
            ({ address, name }) =>
              [address, say("account", { name, address: shortAddress(address) })] as const,
          )}
          value={state.account}
          onChange={(account) => set({ account })}
        />
        <SelectField
          label={say("network")}
          options={wallet.networks.map(({ id, name }) => [id, name] as const)}
          value={state.network}
          onChange={(network) => set({ network })}
        />
      </div>
      <div className="dock-switches">
        {home !== "site" && (
          <Checkbox checked={state.installed} onChange={(installed) => set({ installed })}>
            {say(home)}
          </Checkbox>
        )}
        <Checkbox checked={state.locked} onChange={(locked) => set({ locked })}>
          {say("lock")}
        </Checkbox>
        <Button
          look="quiet"
          onClick={() =>
            apply(async () => {
              await wallet.reset()
              setResets((count) => count + 1)
            })
          }
        >
          {say("reset")}
        </Button>
      </div>
      <div className="dock-quirks">
        <More summary={say("quirks", { wallet: name })}>
          {() => (
            <ul className="quirks">
              {wallet.quirks.map(({ id, text }) => (
                <li key={id}>
                  <Checkbox
                    checked={state.quirks[id] ?? false}
                    onChange={(on) => set({ quirks: { [id]: on } })}
                  >
                    {inEnglish(text)}
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
        </More>
      </div>
      {bridge && (
        <div className="dock-quirks">
          <More summary={say("bridge")}>
            {() => (
              // A reset also clears the faults: read them again.
              <Faults key={resets} bridge={bridge} onFailure={setFailure} />
            )}
          </More>
        </div>
      )}
    </div>
  )
}
