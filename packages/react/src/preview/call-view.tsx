import type { Argument, Authorization, Call } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { Tree } from "./tree.js"
import {
  addressValue,
  codeValue,
  numberValue,
  PreviewText,
  SentenceText,
  ValueText,
} from "./value-text.js"

/** A contract call as a tree of arguments and subcalls. With `inner`, its sentence is already shown above. */
export function CallView({ call, inner = false }: { call: Call; inner?: boolean }): ReactElement {
  const { sentence, args, calls } = call
  return (
    <>
      {!inner && (
        <p>
          <SentenceText sentence={sentence} />
        </p>
      )}
      {args.length > 0 && (
        // Collapsed if the sentence already mentions all arguments.
        <details className="alidade-args" data-part="arguments" open={sentence.key !== "transfer"}>
          <summary>
            <PreviewText text="previewArguments" />
          </summary>
          <Tree items={args}>{(item) => <Item item={item} />}</Tree>
        </details>
      )}
      <Tree items={calls}>{(below) => <CallView call={below} />}</Tree>
    </>
  )
}

/**
 * What contracts may do on behalf of an address: who allows it, until when, and what. A call that is the operation's own
 * is not repeated, but its subcalls are shown.
 */
export function AuthorizationView({
  authorization,
  shown,
}: {
  authorization: Authorization
  /** The operation's own call, already shown above. */
  shown: Call | undefined
}): ReactElement {
  const { address, expirationLedger, delegates, call } = authorization
  return (
    <div className="alidade-authorization" data-part="authorization">
      <p className="alidade-quiet">
        {address === undefined ? (
          <PreviewText text="previewByTransaction" />
        ) : (
          <PreviewText
            text="previewBy"
            values={{
              account: addressValue(address),
              ledger: codeValue(expirationLedger ?? ""),
            }}
          />
        )}
      </p>
      {delegates && (
        <p className="alidade-quiet" data-part="delegates">
          <PreviewText
            text="previewDelegates"
            values={{ accounts: { type: "list", values: delegates.map(addressValue) } }}
          />
        </p>
      )}
      <Tree items={shown && isSame(shown, call) ? call.calls : [call]}>
        {(below) => <CallView call={below} />}
      </Tree>
    </div>
  )
}

/** Whether two calls are equal apart from their subcalls. */
function isSame(one: Call, other: Call): boolean {
  const told = ({ sentence, args }: Call): string => JSON.stringify([sentence, args])
  return told(one) === told(other)
}

function Item({ item }: { item: Argument }): ReactElement {
  const { type, value, amount, items, key, more } = item
  return (
    <>
      {key && (
        <>
          <Item item={key} />
          {": "}
        </>
      )}
      {amount && (
        <>
          <ValueText value={amount} />{" "}
        </>
      )}
      <bdi dir="ltr" className="alidade-quiet">
        {type}
      </bdi>{" "}
      {value && <ValueText value={value} />}
      {items &&
        (items.length === 0 && !more ? (
          <PreviewText text="previewEmpty" />
        ) : (
          <Tree
            items={items}
            end={more && <PreviewText text="previewMore" values={{ count: numberValue(more) }} />}
          >
            {(item) => <Item item={item} />}
          </Tree>
        ))}
    </>
  )
}
