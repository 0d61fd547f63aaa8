import type { Argument, Authorization, Call } from "@alidade/core/describe"
import type { ReactElement } from "react"
import { isLong } from "./folded.js"
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
  const { sentence, isInWords, args, calls } = call
  return (
    <>
      {!inner && (
        <p>
          <SentenceText sentence={sentence} />
        </p>
      )}
      {args.length > 0 && (
        // Collapsed if the sentence already mentions all arguments.
        <details className="alidade-args" data-part="arguments" open={!isInWords}>
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

/** The names of smart accounts, by the form of their signatures. */
const smartForms = {
  passkeyKit: "passkey-kit",
  openZeppelin: "OpenZeppelin 0.5–0.6",
  openZeppelinRules: "OpenZeppelin 0.7",
} as const

/**
 * What contracts may do on behalf of an address: who allows it, until when, and what. A call that is the operation's own
 * is not repeated, but its subcalls are shown.
 */
export function AuthorizationView({
  authorization,
}: {
  authorization: Authorization
}): ReactElement {
  const { address, expirationLedger, delegates, smart, call, isOwnCall } = authorization
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
        <div className="alidade-quiet" data-part="delegates">
          <PreviewText
            text="previewDelegates"
            values={{
              accounts: {
                type: "list",
                values: isLong(delegates) ? [] : delegates.map(addressValue),
              },
            }}
          />
          {isLong(delegates) && (
            <Tree items={delegates}>
              {(delegate) => <ValueText value={addressValue(delegate)} />}
            </Tree>
          )}
        </div>
      )}
      {smart && (
        <div className="alidade-quiet" data-part="smart-signature">
          <PreviewText
            text="previewSmart"
            values={{
              form: codeValue(smartForms[smart.form]),
              signers: { type: "list", values: smart.signers },
            }}
          />
        </div>
      )}
      <Tree items={isOwnCall ? call.calls : [call]}>{(below) => <CallView call={below} />}</Tree>
    </div>
  )
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
