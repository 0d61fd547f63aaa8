import type { Argument, Authorization, Call } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { Shown, Told, Words } from "./told.js"

/** A contract call as a tree: its arguments, and the calls below it. `inner`: its sentence stands above already. */
export function CallView({ call, inner = false }: { call: Call; inner?: boolean }): ReactElement {
  const { sentence, args, calls } = call
  return (
    <>
      {!inner && (
        <p>
          <Told sentence={sentence} />
        </p>
      )}
      {args.length > 0 && (
        // A sentence that tells all of them folds them up.
        <details className="alidade-args" data-part="arguments" open={sentence.key !== "transfer"}>
          <summary>
            <Words text="previewArguments" />
          </summary>
          <Items items={args} />
        </details>
      )}
      {calls.length > 0 && (
        <ul className="alidade-tree">
          {calls.map((below, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: calls have no other name than their place
            <li key={index}>
              <CallView call={below} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What contracts may do on somebody's behalf: who lets them, until when, and what. */
export function AuthorizationView({
  authorization,
}: {
  authorization: Authorization
}): ReactElement {
  const { address, expirationLedger, call } = authorization
  return (
    <div className="alidade-authorization" data-part="authorization">
      <p className="alidade-quiet">
        {address === undefined ? (
          <Words text="previewByTransaction" />
        ) : (
          <Words
            text="previewBy"
            values={{
              account: { type: "address", value: address },
              ledger: { type: "code", value: String(expirationLedger) },
            }}
          />
        )}
      </p>
      <ul className="alidade-tree">
        <li>
          <CallView call={call} />
        </li>
      </ul>
    </div>
  )
}

function Items({ items, more }: { items: readonly Argument[]; more?: number }): ReactElement {
  return (
    <ul className="alidade-tree">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no other name than their place
        <li key={index}>
          <Item item={item} />
        </li>
      ))}
      {more !== undefined && (
        <li>
          <Words text="previewMore" values={{ count: { type: "number", value: String(more) } }} />
        </li>
      )}
    </ul>
  )
}

function Item({ item }: { item: Argument }): ReactElement {
  const { type, value, items, key, more } = item
  return (
    <>
      {key && (
        <>
          <Item item={key} />
          {": "}
        </>
      )}
      <bdi dir="ltr" className="alidade-quiet">
        {type}
      </bdi>{" "}
      {value && <Shown value={value} />}
      {items &&
        (items.length === 0 && !more ? (
          <Words text="previewEmpty" />
        ) : (
          <Items items={items} {...(more ? { more } : {})} />
        ))}
    </>
  )
}
