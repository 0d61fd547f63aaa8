import type { Value } from "@alidade/core/describe"
import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import type { ItemTitle } from "../logic/activity/title.js"
import { PartyName } from "../page/party-name.js"
import { Sentence } from "../page/sentence/sentence.js"
import { valueText } from "../page/sentence/value-text.js"
import { say } from "../texts/en/activity.js"
import { LONGEST_MESSAGE, requestedText } from "./item-title-text.js"

/** What an item of the activity is. Names and amounts are bold. */
export function ItemTitleView({ title }: { title: ItemTitle }): ReactElement {
  switch (title.what) {
    case "deeds":
      return <Sentence deeds={title.deeds} form={title.isDone ? "done" : "toDo"} />
    case "changed": {
      const { returned, requested } = title.rejection
      const values = {
        returned: <Returned value={returned} />,
        requested:
          requested.type === "address" ? (
            <PartyName address={requested.value} />
          ) : (
            <bdi>{requestedText(requested, returned)}</bdi>
          ),
      }
      return <>{say.parts("changed", values)}</>
    }
    case "rejected": {
      const sentence = <Sentence deeds={title.deeds} form="toDo" />
      return <>{say.parts("rejectedOf", { sentence })}</>
    }
    case "message": {
      const text = <ForeignText text={title.text} max={LONGEST_MESSAGE} />
      return <>{say.parts("theMessage", { text })}</>
    }
    case "kind":
      return <>{say(title.kind)}</>
  }
}

function Returned({ value }: { value: Value }): ReactElement {
  return (
    <b>
      {value.type === "address" ? (
        <PartyName address={value.value} />
      ) : (
        <bdi className="amount">{valueText(value)}</bdi>
      )}
    </b>
  )
}
