import type {
  Argument,
  Authorization as AuthorizationOf,
  Call as CallOf,
} from "@alidade/core/describe"
import { previewEnglish } from "@alidade/react"
import type { ReactElement } from "react"
import { Words } from "../parts/fact.js"
import { Sentence, Shown } from "../parts/sentence.js"

/** What a call takes. */
export interface CallProps {
  call: CallOf
  /** Its sentence stands above it already. */
  inner?: boolean
}

/** A contract call as a tree: its arguments, and the calls below it. */
export function Call({ call, inner = false }: CallProps): ReactElement {
  const { sentence, args, calls } = call
  return (
    <div className="call">
      {!inner && <Sentence sentence={sentence} />}
      {args.length > 0 && <Arguments items={args} label={previewEnglish.previewArguments} />}
      {calls.map((below, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls have no other name than their place
        <Call key={index} call={below} />
      ))}
    </div>
  )
}

/** What contracts may do on somebody's behalf: who lets them, until when, and what. */
export function Authorization({ authorization }: { authorization: AuthorizationOf }): ReactElement {
  const { address, expirationLedger, delegates, call } = authorization
  return (
    <div>
      <p className="hint">
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
      {delegates && (
        <p className="hint">
          <Words
            text="previewDelegates"
            values={{
              accounts: {
                type: "list",
                values: delegates.map((value) => ({ type: "address", value })),
              },
            }}
          />
        </p>
      )}
      <Call call={call} />
    </div>
  )
}

interface ArgumentsProps {
  items: readonly Argument[]
  /** How many more there are. */
  more?: number | undefined
  label?: string
}

function Arguments({ items, more, label }: ArgumentsProps): ReactElement {
  return (
    <ul className="tree" aria-label={label}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no other name than their place
        <li key={index}>
          <Item item={item} />
        </li>
      ))}
      {more !== undefined && (
        <li className="muted">
          <Words text="previewMore" values={{ count: { type: "number", value: String(more) } }} />
        </li>
      )}
    </ul>
  )
}

function Item({ item: { type, value, items, key, more } }: { item: Argument }): ReactElement {
  return (
    <>
      {key && (
        <>
          <Item item={key} />
          {": "}
        </>
      )}
      <span className="name">{type}</span> {value && <Shown value={value} />}
      {items &&
        (items.length > 0 || more ? (
          <Arguments items={items} more={more} />
        ) : (
          <Words text="previewEmpty" />
        ))}
    </>
  )
}
