import type { ReactElement } from "react"
import type {
  Fact as SettingFactProps,
  SignerAfter,
  Thresholds,
} from "../../logic/effects/effect.js"
import { say } from "../../texts/en/effects.js"
import { Fact } from "../../ui/fact.js"
import { Skeleton } from "../../ui/skeleton.js"
import { Lines } from "./lines.js"
import { Beside, Now } from "./now.js"
import { ShownView, StatementView } from "./statement-view.js"

/** A setting or an entry afterwards and, if it is known, now. What it is now is being read first. */
export function SettingFact({
  name,
  after,
  before,
  isLoading = false,
}: SettingFactProps & { isLoading?: boolean }): ReactElement {
  const [only] = after
  return (
    <Fact name={<StatementView said={name} />}>
      {only && after.length === 1 ? <ShownView shown={only} /> : <Lines lines={after} />}
      {before && <Now value={isLoading ? <Skeleton /> : <ShownView shown={before} />} />}
    </Fact>
  )
}

/** Who can sign, and with which weight. */
export function SignersFact({ signers }: { signers: readonly SignerAfter[] }): ReactElement {
  return (
    <Fact name={say("signers")}>
      <ul>
        {signers.map(({ signer, weight }) => (
          <li key={JSON.stringify(signer)}>
            <ShownView shown={signer} />
            <Beside>{say("weight", { weight })}</Beside>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

/** The weight that each class of operation requires. */
export function ThresholdsFact({
  before,
  after,
}: {
  before: Thresholds
  after: Thresholds
}): ReactElement {
  return (
    <Fact name={say("thresholds")}>
      {say("thresholdValues", { ...after })}
      <Now value={say("thresholdValues", { ...before })} />
    </Fact>
  )
}
