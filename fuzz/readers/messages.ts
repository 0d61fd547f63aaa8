import { extensionQuestion } from "../../packages/wallets/src/channel/page-messages.js"
import { open, seal } from "../../packages/wallets/src/xbull/box.js"
import { readAnswer, readSession } from "../../packages/wallets/src/xbull/wire.js"
import { jsonTexts, messages } from "../change-value.js"
import { type Reader, reader } from "../reader.js"
import { anything, boolean, list } from "../shapes.js"
import { address, payment } from "./samples.js"

/* Envelopes of messages, before anybody reads what is in them. WalletConnect's are opened by its own library. */

const key = new Uint8Array(32).fill(6)
const boxes = [{ publicKey: address, providedSession: "s" }, { xdr: payment }].map((answer) =>
  seal(key, JSON.stringify(answer), new Uint8Array(24)),
)
const page = { addEventListener() {}, removeEventListener() {}, postMessage() {} }
const { isReply, answers } = extensionQuestion("FREIGHTER", { type: "any" }, page)

export const messageReaders: readonly Reader[] = [
  reader("xBull: box", {
    inputs: jsonTexts(...boxes),
    read(given) {
      const { message, oneTimeCode } = Object(JSON.parse(given)) as Record<string, string>
      const opened = open(key, { message: `${message}`, oneTimeCode: `${oneTimeCode}` })
      if (opened === undefined) return []
      return [opened, readSession(opened), readAnswer("XBULL_SIGN", opened)]
    },
    isValue: list(anything, 3),
    // The test's own reading of what is no JSON.
    isError: (error) => error instanceof SyntaxError || error instanceof TypeError,
  }),
  reader("Freighter, LOBSTR: envelope of a message", {
    inputs: messages({ source: "FREIGHTER_EXTERNAL_MSG_RESPONSE", messagedId: 1 }),
    read: (data) => isReply(data) && answers(data),
    isValue: boolean,
    isError: () => false,
  }),
]
