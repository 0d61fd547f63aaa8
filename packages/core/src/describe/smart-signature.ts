import type { AccountSigner } from "../contract/smart-signature.js"
import type { XdrValue } from "../encoding/xdr-value.js"
import { readAccountSignature } from "../entries/account-signature.js"
import type { Authorization, Value } from "./types.js"
import { nameValue, sentence, sentenceValue } from "./values.js"

/** More signers than a description lists. */
const MOST = 20

/** Who is named in the signature of a smart account. Undefined for a form that only its contract knows. */
export function describeSmartSignature(signature: XdrValue): Authorization["smart"] {
  const read = readAccountSignature(signature)
  if (!read) return undefined
  const signers = read.signatures.slice(0, MOST).map(({ signer }) => describeSigner(signer))
  return { form: read.form, signers }
}

function describeSigner(signer: AccountSigner): Value {
  switch (signer.type) {
    case "passkey":
      return sentenceValue(sentence("signerPasskey", { id: nameValue(signer.id) }))
    case "policy":
      return sentenceValue(sentence("signerPolicy", { contract: contractValue(signer.address) }))
    case "external":
      return sentenceValue(sentence("signerVerified", { contract: contractValue(signer.verifier) }))
    default:
      return contractValue(signer.address)
  }
}

const contractValue = (value: string): Value => ({ type: "address", value })
