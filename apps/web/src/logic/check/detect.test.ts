import { encodeBase64 } from "@alidade/core/encoding"
import {
  Account,
  Address,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { buildTransferPreimage } from "../../../test/transfer-preimage.js"
import { writeTransactionLink } from "../links/stellar-link.js"
import { writeProof } from "../proof/proof.js"
import { proofAddress } from "../proof/proof-link.js"
import { type Detected, detect, missingParts, treatAs } from "./detect.js"

const key = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
const address = key.publicKey()
const signature = encodeBase64(new Uint8Array(64).fill(3))
const envelope = new TransactionBuilder(new Account(address, "1"), {
  fee: "100",
  networkPassphrase: Networks.TESTNET,
})
  .addOperation(Operation.bumpSequence({ bumpTo: "3" }))
  .setTimeout(0)
  .build()
  .toXDR()
const preimage = buildTransferPreimage({
  from: address,
  to: address,
  stroops: 1n,
  expirationLedger: 7,
  type: 9,
  passphrase: Networks.TESTNET,
})
const entry = new xdr.SorobanAuthorizationEntry({
  credentials: xdr.SorobanCredentials.sorobanCredentialsSourceAccount(),
  rootInvocation: new xdr.SorobanAuthorizedInvocation({
    function: xdr.SorobanAuthorizedFunction.sorobanAuthorizedFunctionTypeContractFn(
      new xdr.InvokeContractArgs({
        contractAddress: Address.fromString(
          "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC",
        ).toScAddress(),
        functionName: "transfer",
        args: [],
      }),
    ),
    subInvocations: [],
  }),
}).toXdr("base64")
const proof = { kind: "message", payload: "Hi", signature, signer: address } as const
const link = proofAddress(proof, "https://alidade.example/", "live")
const broken = (text: string): string => `${text.slice(0, 40)}\n${text.slice(40)}`
const json = (fields: object): string => JSON.stringify(fields, null, 2)

/** What each text is detected as, and which parts are then still missing. */
const cases: readonly (readonly [
  name: string,
  text: string,
  detected: Detected,
  missing: readonly string[],
])[] = [
  [
    "an envelope, also with line breaks",
    broken(envelope),
    { kind: "envelope", form: "envelope", parts: { envelope } },
    [],
  ],
  [
    "a link with a transaction",
    writeTransactionLink(envelope, Networks.TESTNET),
    { kind: "envelope", form: "envelopeLink", parts: { envelope } },
    [],
  ],
  [
    "a wallet's result with an envelope",
    json({ signedTxXdr: envelope, signerAddress: address }),
    { kind: "envelope", form: "envelopeJson", parts: { envelope } },
    [],
  ],
  [
    "a damaged envelope",
    envelope.slice(0, -8),
    { kind: "envelope", form: "damaged", parts: { envelope: envelope.slice(0, -8) } },
    [],
  ],
  [
    "a preimage",
    ` ${preimage}\n`,
    { kind: "authorization", form: "preimage", parts: { authorization: preimage } },
    ["signature", "address"],
  ],
  [
    "an authorization entry",
    entry,
    { kind: "authorization", form: "entry", parts: { authorization: entry } },
    [],
  ],
  [
    "JSON with an authorization and its signature",
    json({ preimage, signedAuthEntry: signature, signerAddress: address }),
    {
      kind: "authorization",
      form: "authorizationJson",
      parts: { authorization: preimage, signature, address },
    },
    [],
  ],
  [
    "a signed message in JSON",
    json({ message: "Hi\n", signedMessage: signature, signerAddress: address }),
    { kind: "message", form: "sep53", parts: { message: "Hi\n", signature, address } },
    [],
  ],
  [
    "Albedo's result",
    json({ pubkey: address, message: "Hi", message_signature: "ab".repeat(64) }),
    {
      kind: "message",
      form: "signedMessage",
      parts: { message: "Hi", signature: "ab".repeat(64), address },
    },
    [],
  ],
  [
    "a wallet's reply without the message",
    json({ signedMessage: signature, signerAddress: address }),
    { kind: "message", form: "signature", parts: { signature, address } },
    ["message"],
  ],
  [
    "labeled lines",
    `Message: Hi\nthere\nSignature: ${signature}\nAddress: ${address}\n`,
    { kind: "message", form: "sep53", parts: { message: "Hi\nthere", signature, address } },
    [],
  ],
  [
    "a signature alone",
    signature,
    { kind: "message", form: "signature", parts: { signature } },
    ["message", "address"],
  ],
  [
    "an address alone",
    address,
    { kind: "message", form: "address", parts: { address } },
    ["message", "signature"],
  ],
  [
    "JSON that is itself the message",
    ' {"nonce":7}',
    { kind: "message", form: "json", parts: { message: ' {"nonce":7}' } },
    ["signature", "address"],
  ],
  [
    "any other text, unchanged",
    " Hello, World!\n",
    { kind: "message", form: "text", parts: { message: " Hello, World!\n" } },
    ["signature", "address"],
  ],
  [
    "a proof",
    writeProof(proof),
    { kind: "proof", form: "proof", parts: { proof: writeProof(proof).trim() } },
    [],
  ],
  [
    "a proof that was cut off",
    writeProof(proof).slice(0, 60),
    { kind: "proof", form: "proof", parts: { proof: writeProof(proof).slice(0, 60).trim() } },
    [],
  ],
  ["a link to a proof", link, { kind: "proof", form: "proofLink", parts: { proof: link } }, []],
]

describe("detects by its shape", () => {
  test.each(cases)("%s", async (_, text, wanted, missing) => {
    const detected = await detect(text)
    expect(detected).toEqual(wanted)
    expect(missingParts(wanted)).toEqual(missing)
  })

  test("nothing in white space, and no transaction in a link to pay", async () => {
    expect(await detect(" \n")).toBeUndefined()
    const pay = await detect(`web+stellar:pay?destination=${address}`)
    expect(pay).toMatchObject({ kind: "message", form: "text" })
  })
})

test("a correction takes the whole text as the other kind", async () => {
  const text = ` ${envelope}`
  const detected = (await detect(text))!
  expect(treatAs("envelope", text, detected)).toBe(detected)
  const message = treatAs("message", text, detected)
  expect(message).toMatchObject({ kind: "message", parts: { message: text } })
  expect(missingParts(message)).toEqual(["signature", "address"])
  expect(missingParts(treatAs("authorization", text, detected))).toEqual(["signature", "address"])
})
