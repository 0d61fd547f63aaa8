import { encodeBase64 } from "@alidade/core/encoding"
import { Keypair, Networks } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { createMessage } from "../message/message.js"
import { createNonce, memoryNonces, verifyMessage } from "./index.js"

test("SM1: a message is verified where there is no module of Node, and once", async () => {
  const user = Keypair.random()
  const nonces = memoryNonces()
  const networkPassphrase = Networks.TESTNET
  const message = createMessage({
    ...{ domain: "example.org", address: user.publicKey(), uri: "https://example.org/" },
    ...{ networkPassphrase, ...(await createNonce({ nonces })) },
  })
  const signature = encodeBase64(user.signMessage(message))
  const verify = () =>
    verifyMessage({ message, signature, domain: "example.org", networkPassphrase, nonces })
  expect(await verify()).toMatchObject({ verified: true, signer: user.publicKey() })
  expect(await verify()).toMatchObject({ verified: false, reason: { key: "usedMessage" } })
})
