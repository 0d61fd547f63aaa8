import "../ui/late-styles.js"
import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import { Account } from "../account/account.js"
import { PlaceBeside } from "../account/place-beside.js"
import { usePlace } from "../page/place.js"
import { late } from "../ui/loading.js"
import { WaitingBeside } from "../waiting/waiting-beside.js"

// It reads envelopes. The balance does not wait for their reader.
const Latest = late(() => import("../activity/latest.js"))

/** Beside the jobs: the account, and below it what waits for signatures, and the activity. Its place has the rest of it. */
export default function Beside({ address }: { address: string }): ReactElement {
  const { place } = usePlace()
  const isPlaced = useAnsweredOnce()
  if (place === "account") return <PlaceBeside address={address} />
  return (
    <>
      <Account address={address} />
      {isPlaced && place !== "waiting" && <WaitingBeside address={address} />}
      {isPlaced && <Latest />}
    </>
  )
}

/** Whether the network has answered once, so that the account no longer pushes down what is below it. */
function useAnsweredOnce(): boolean {
  const { status } = useAccountInfo()
  const [answered, setAnswered] = useState(false)
  if (!answered && status !== "loading") setAnswered(true)
  return answered
}
