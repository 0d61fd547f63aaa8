import type { Reader } from "./reader.js"
import { answerReaders } from "./readers/answers.js"
import { appReaders } from "./readers/app.js"
import { contractReaders } from "./readers/contracts.js"
import { coreReaders } from "./readers/core.js"
import { effectReaders } from "./readers/effects.js"
import { messageReaders } from "./readers/messages.js"
import { pageReaders } from "./readers/pages.js"
import { sandboxReaders } from "./readers/sandbox.js"
import { serverReaders } from "./readers/servers.js"
import { signInReaders } from "./readers/sign-in.js"
import { signatureReaders } from "./readers/signatures.js"
import { walletReaders } from "./readers/wallets.js"
import { xdrReaders } from "./readers/xdr.js"

/** Every reader of what comes from outside. */
export const readers: readonly Reader[] = [
  ...xdrReaders,
  ...coreReaders,
  ...answerReaders,
  ...signInReaders,
  ...appReaders,
  ...pageReaders,
  ...contractReaders,
  ...serverReaders,
  ...sandboxReaders,
  ...walletReaders,
  ...messageReaders,
  ...signatureReaders,
  ...effectReaders,
]
