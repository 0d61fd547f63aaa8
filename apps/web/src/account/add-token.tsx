import { WalletError } from "@alidade/core"
import { readTokenBalance } from "@alidade/core/account"
import { useAccountNetwork } from "@alidade/react/account"
import { type FormEvent, type ReactElement, useState } from "react"
import { readReceiver } from "../logic/pasted/address.js"
import type { DeviceList } from "../page/device-list.js"
import { usePageNetwork } from "../page/page.js"
import { LONGEST_TOKEN_NAME, MOST_TOKENS, type Token } from "../page/tokens.js"
import { say } from "../texts/en/account.js"
import { Button } from "../ui/button.js"
import { InputField } from "../ui/field.js"
import { reasonOf } from "../ui/reason-of.js"
import { useAct } from "../ui/use-act.js"

export interface AddTokenProps {
  list: DeviceList<Token>
  /** Called once a token is added, or none is wanted. */
  onEnd: () => void
}

/** A form that adds a contract token by its address, once the contract has answered like one. */
export function AddToken({ list, onEnd }: AddTokenProps): ReactElement {
  const { passphrase, rpcUrl } = usePageNetwork()
  const network = useAccountNetwork()
  const [address, setAddress] = useState("")
  const [problem, setProblem] = useState<string>()
  const { start, isRunning } = useAct(
    async (signal, contract: string): Promise<Token> => {
      const [, name] = await Promise.all([
        readTokenBalance(network, contract, contract, { signal }),
        import("../logic/account/token-name.js").then(({ readTokenName }) =>
          readTokenName({ passphrase, rpcUrl }, contract, signal),
        ),
      ])
      return { contract, name: name.slice(0, LONGEST_TOKEN_NAME) }
    },
    (token) => (list.put(token) ? onEnd() : setProblem(say("notKept"))),
    (error) => setProblem(reasonOf(error)),
  )

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isRunning) return
    const read = readContract(address, list.getState())
    setProblem(read.problem)
    if (read.contract !== undefined) start(read.contract)
  }

  return (
    <form className="add-token" noValidate onSubmit={submit} aria-label={say("addToken")}>
      <InputField
        code
        autoCapitalize="characters"
        label={say("tokenAddress")}
        problem={problem}
        value={address}
        onChange={(value) => {
          setAddress(value)
          setProblem(undefined)
        }}
      />
      <div className="actions">
        <Button type="submit" aria-busy={isRunning}>
          {say("add")}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {say("cancel")}
        </Button>
      </div>
    </form>
  )
}

/** The contract that a text names, or what is wrong with it. */
function readContract(
  text: string,
  tokens: readonly Token[],
): { contract: string; problem?: undefined } | { contract?: undefined; problem: string } {
  const contract = text.trim()
  if (contract === "") return { problem: say("enterToken") }
  const read = readReceiver(contract)
  if ("problem" in read) {
    const isWrong = read.problem === "invalid" && contract.startsWith("C")
    return {
      problem: isWrong && WalletError.is(read.error) ? reasonOf(read.error) : say("notContract"),
    }
  }
  if (read.kind !== "contract") return { problem: say("notContract") }
  if (tokens.some((token) => token.contract === contract)) return { problem: say("tokenThere") }
  if (tokens.length >= MOST_TOKENS) return { problem: say("tooManyTokens") }
  return { contract }
}
