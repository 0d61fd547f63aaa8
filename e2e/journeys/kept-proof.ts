import { accounts } from "./test.js"

/** SEP-53's first example, as a proof that a signer kept. */
export const keptProof = {
  format: "alidade-proof",
  version: 1,
  kind: "message",
  payload: "Hello, World!",
  signature:
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
  signer: accounts.first.address,
}

/** The fragment of a link to `keptProof`. */
export const proofLink = `#proof=${Buffer.from(JSON.stringify(keptProof)).toString("base64url")}`
