import { useState } from "react"
import { useParties } from "../../page/parties.js"
import { say } from "../../texts/en/parties.js"
import { Button } from "../../ui/button.js"
import type { ComposeFormProps } from "../../ui/compose-form.js"

/**
 * What the bar asks while one of the typed addresses looks like a known one: to use the known one, or to keep it. What was
 * kept is asked about again after it was changed.
 */
export function useLookAlikeQuestion(
  addresses: readonly string[],
  onReplace: (typed: string, known: string) => void,
): ComposeFormProps["question"] {
  const parties = useParties()
  const [kept, keep] = useState<readonly string[]>([])
  const still = kept.filter((address) => addresses.includes(address))
  if (still.length < kept.length) keep(still)
  const typed = addresses.find((one) => parties(one).looksLike && !still.includes(one))
  const known = typed === undefined ? undefined : parties(typed).looksLike
  if (typed === undefined || known === undefined) return undefined
  return {
    request: say("twoAlike"),
    detail: say("chooseOne"),
    others: (
      <Button className="button-danger" onClick={() => keep([...still, typed])}>
        {say("keepEntered")}
      </Button>
    ),
    children: (
      <Button look="primary" onClick={() => onReplace(typed, known.address)}>
        {known.name === undefined ? say("useKnown") : say("useNamed", { name: known.name })}
      </Button>
    ),
  }
}
