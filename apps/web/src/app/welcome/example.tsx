import { shortAddress } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../../texts/en/first.js"
import { Icon } from "../../ui/icons.js"
import { example } from "./example-party.js"

const xlm = (amount: number): ReactElement => <bdi dir="ltr">{`${amount} XLM`}</bdi>

/** A review whose wallet signed another amount than was asked for, as a picture made of text. */
export function Example(): ReactElement {
  const { name, address, mark } = example
  return (
    <figure className="example">
      <figcaption className="hint">{say("example")}</figcaption>
      <div className="example-head">
        <p className="example-title">
          {say.parts("exampleSend", {
            amount: <b key="amount">{xlm(2)}</b>,
            name: <b key="name">{name}</b>,
          })}
        </p>
        <div className="party">
          <svg className="account-mark" viewBox="0 0 32 32" aria-hidden="true">
            <path d={mark} />
          </svg>
          <p className="party-name">{name}</p>
          <p className="party-sub hint">
            <bdi dir="ltr" className="mono">
              {shortAddress(address)}
            </bdi>
            {say("exampleSaved")}
          </p>
        </div>
      </div>
      <ul className="example-checks">
        <li>
          <Icon name="check" />
          {say("exampleSigner")}
        </li>
        <li>
          <Icon name="check" />
          {say("exampleTo", { name, network: "Public" })}
        </li>
        <li className="danger">
          <Icon name="cross" />
          <b>{say("exampleDiffers")}</b>
        </li>
      </ul>
      <dl className="example-amounts">
        <div>
          <dt>{say("exampleAsked")}</dt>
          <dd>{xlm(2)}</dd>
        </div>
        <div className="danger">
          <dt>{say("exampleSigned")}</dt>
          <dd>{xlm(20)}</dd>
        </div>
      </dl>
      <p className="example-verdict danger">
        <Icon name="shield" />
        <b>{say("exampleRejected")}</b>
      </p>
    </figure>
  )
}
