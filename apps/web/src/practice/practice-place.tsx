import "../ui/late-styles.js"
import "../ui/styles/practice.css"
import type { ReactElement } from "react"
import { usePlace } from "../page/place.js"
import { Catch, type CatchProps } from "./catch.js"
import { ProofTask } from "./proof-task.js"

/** The tasks that have a place of their own. */
export default function PracticePlace(props: CatchProps): ReactElement {
  const { step } = usePlace()
  return step === "proof" ? <ProofTask practice={props.practice} /> : <Catch {...props} />
}
