import { type ReactElement, useId } from "react"
import { say } from "../texts/en/activity.js"
import { Icon } from "../ui/icons.js"
import { ItemTitleView } from "./item-title.js"
import { itemIcon, itemState } from "./item-words.js"
import { useItems } from "./use-items.js"

/** How many items are beside the account. */
const SHOWN = 3

/** The latest of what was done on this page, with its state, and the way to all activity. */
export default function Latest(): ReactElement {
  const { items } = useItems(SHOWN)
  const heading = useId()
  return (
    <section className="activity-part" aria-labelledby={heading}>
      <div className="activity-head">
        <h2 id={heading}>{say("title")}</h2>
        <a className="button button-quiet" href="#activity">
          {say("all")}
        </a>
      </div>
      {items.length === 0 ? (
        <p className="hint">{say("empty")}</p>
      ) : (
        <ul className="activity-list">
          {items.map(({ item, title, ...facts }) => (
            <li key={item.id} data-state={item.state}>
              <div className="activity-item">
                <span>
                  <span className="activity-title">
                    <ItemTitleView title={title} />
                  </span>
                  <span className="activity-times">{itemState(item, facts)}</span>
                </span>
                <Icon name={itemIcon(item, facts)} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
