import { visibleText } from "@alidade/core/encoding"
import { ForeignText, useNetworkName } from "@alidade/react"
import { type ReactElement, useState } from "react"
import type { Input, InputKind } from "../logic/check/inputs.js"
import { readStellarLink, type StellarLink } from "../logic/links/stellar-link.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/check.js"
import { SelectField } from "../ui/field.js"
import { Output } from "../ui/output.js"

type Views = {
  readonly [Kind in InputKind]: (input: Extract<Input, { kind: Kind }>) => ReactElement | null
}

/** What can be shown of each kind of input before anybody is asked. */
const views: Views = {
  secret: () => null,
  signed: () => null,
  federation: () => null,
  transaction: ({ hash }) => (
    <p className="check-code">
      <bdi dir="ltr" className="mono">
        {hash}
      </bdi>
    </p>
  ),
  account: ({ address, network }) => <Party address={address} network={network} />,
  contract: ({ address, network }) => <Party address={address} network={network} />,
  asset: ({ asset, network }) => {
    const [code = "", issuer = ""] = asset.split(":")
    return (
      <>
        <p className="result-title">
          <bdi dir="ltr">{code}</bdi>
        </p>
        <Party address={issuer} network={network} detail={say("issuer")} />
      </>
    )
  },
  ledger: ({ sequence }) => (
    <p className="result-title">{say("ledgerNumber", { ledger: `${sequence}` })}</p>
  ),
  request: ({ link }) => <Request link={link} />,
  xdr: ({ readings }) => <Xdr key={JSON.stringify(readings).slice(0, 1_000)} readings={readings} />,
}

/** What can be shown of an input on this device. */
export function InputView({ input }: { input: Input }): ReactElement | null {
  const view = views[input.kind] as (input: Input) => ReactElement | null
  return view(input)
}

/** A browser stays quick with a text of this length, in characters. */
const LONGEST_DECODED = 200_000

function Xdr({ readings }: Pick<Extract<Input, { kind: "xdr" }>, "readings">): ReactElement {
  const [chosen, choose] = useState(0)
  return (
    <>
      {readings.length > 1 && (
        <SelectField
          label={say("readAs")}
          hint={say("readAsHint")}
          options={readings.map(({ type }, index) => [`${index}`, type] as const)}
          value={`${chosen}`}
          onChange={(index) => choose(Number(index))}
        />
      )}
      <Output
        label={say("decoded")}
        rows={10}
        text={visibleText(JSON.stringify(readings[chosen]?.json, null, 2), {
          max: LONGEST_DECODED,
          lines: true,
        })}
      />
    </>
  )
}

/** What a payment link asks for. Nothing in it is verified. */
function Request({ link }: { link: string }): ReactElement | null {
  const nameNetwork = useNetworkName()
  const request = readRequest(link)
  // Opening it says what is wrong with it.
  if (request?.what !== "payment") return null
  const { payment, details } = request
  const code = payment.asset === "native" ? "XLM" : payment.asset.split(":")[0]
  return (
    <>
      <p className="result-title">
        {payment.amount === undefined
          ? say("asksForPayment")
          : say.parts("asksForAmount", {
              amount: (
                <bdi dir="ltr">
                  {payment.amount} {code}
                </bdi>
              ),
            })}
      </p>
      <Party
        address={payment.destination}
        network={details.network}
        detail={say("forNetwork", { network: nameNetwork(details.network) })}
      />
      {details.msg !== undefined && (
        <p className="hint">
          {say("itsMessage")}{" "}
          <q>
            <ForeignText text={details.msg} />
          </q>
        </p>
      )}
    </>
  )
}

function readRequest(link: string): StellarLink | undefined {
  try {
    return readStellarLink(link)
  } catch {
    return undefined
  }
}
