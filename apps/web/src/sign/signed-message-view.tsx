import { decodeBase64, encodeHex } from "@alidade/core/encoding"
import { type ReactElement, useEffect, useState } from "react"
import { readMessage } from "../logic/sign/message-bytes.js"
import type { SignedMessage } from "../logic/sign/signed.js"
import { say } from "../texts/en/message.js"
import { say as sayOfProof } from "../texts/en/proof.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { Output } from "../ui/output.js"
import { ResultHeading } from "../ui/result-heading.js"
import { KeepProof } from "./proof/keep-proof.js"
import { Checks, isVerified } from "./review/checks.js"
import { ExtraPanel } from "./review/extra-panel.js"

export interface SignedMessageViewProps {
  work: SignedMessage
  /** Whether it was signed just now. */
  fresh: boolean
  /** Starts with another message. */
  onAnother: () => void
}

/** A signed message: what was verified, and the signature and what was signed in each form that others ask for. */
export function SignedMessageView({
  work,
  fresh,
  onAnother,
}: SignedMessageViewProps): ReactElement {
  const { typed, form, signature, signed } = work
  const read = readMessage(typed, form, { textOnly: false })
  const message = "message" in read ? read.message : undefined
  const hex = hexOf(signature)
  const hash = useHash(work)
  const isValid = isVerified(signed.verified)
  const [isKeeping, setKeeping] = useState(false)
  const canKeep = isValid && typeof message === "string"
  return (
    <>
      <ResultHeading
        sign={isValid ? "done" : "open"}
        title={sayOfSigning(isValid ? "verified" : "signed")}
        fresh={fresh}
      >
        <p>{say("message")}</p>
      </ResultHeading>
      <Checks
        verified={signed.verified}
        content={say("matches")}
        signature={sayOfSigning("validForAddress")}
      />
      <Output label={sayOfSigning("signature")} text={signature} code />
      {hex !== undefined && <Output label={say("signatureHex")} text={hex} />}
      {hash !== undefined && <Output label={say("hash")} text={hash} rows={1} />}
      <Output
        label={form === "text" ? say("message") : say("messageIn", { format: form })}
        text={typed}
        fileName="message"
      />
      <Output label={sayOfSigning("address")} text={signed.address} rows={1} />
      {canKeep && isKeeping && (
        <ExtraPanel title={sayOfProof("keep")}>
          <KeepProof
            proof={{ kind: "message", payload: message, signature, signer: signed.address }}
          />
        </ExtraPanel>
      )}
      <ActionBar
        request={say("message")}
        detail={sayOfSigning("nothingSent")}
        others={canKeep && <Button onClick={onAnother}>{say("signAnother")}</Button>}
      >
        {canKeep ? (
          <Button look="primary" onClick={() => setKeeping(true)}>
            {sayOfProof("keep")}
          </Button>
        ) : (
          <Button look="primary" onClick={onAnother}>
            {say("signAnother")}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

/** Undefined for a saved signature that is damaged. */
function hexOf(base64: string): string | undefined {
  try {
    return encodeHex(decodeBase64(base64))
  } catch {
    return undefined
  }
}

/** Hex of the SHA-256 that is signed for a message (SEP-53), once it is computed. */
function useHash({ typed, form }: SignedMessage): string | undefined {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    let wanted = true
    const read = readMessage(typed, form, { textOnly: false })
    if (!("message" in read)) return
    hashOf(read.message).then(
      (hash) => wanted && setHash(hash),
      // Without WebCrypto there is no hash to show.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [typed, form])
  return hash
}

async function hashOf(message: string | Uint8Array): Promise<string> {
  const { messageDigestBytes } = await import("@alidade/core/verify")
  return encodeHex(await messageDigestBytes(message))
}
