import { sandboxConfig } from "../../../packages/sandbox/src/config.js"
import * as freighterWorker from "../../../packages/sandbox/src/freighter/background.js"
import { freighter } from "../../../packages/sandbox/src/freighter/wallet.js"
import * as lobstrWorker from "../../../packages/sandbox/src/lobstr/background.js"
import { lobstr } from "../../../packages/sandbox/src/lobstr/wallet.js"
import type { ExtensionParts } from "../../../packages/sandbox/src/wallet/definition.js"
import type { WalletModel } from "../../../packages/sandbox/src/wallet/model.js"

/** The reply to a page's request; null to stay silent. */
type Answerer = (request: object, page: URL) => Promise<object | null>

const answerers = {
  freighter:
    (model: WalletModel): Answerer =>
    (request, { hostname: host, protocol }) =>
      freighterWorker.answer(model, request as never, { host, secure: protocol === "https:" }),
  lobstr(model: WalletModel): Answerer {
    const answer = lobstrWorker.createBackground(model)
    return (request, { hostname: host, origin }) => answer(request as never, { host, origin })
  },
}

/** What the wallet holds and where it starts. */
export const parts: ExtensionParts = { freighter, lobstr }[WALLET].parts(sandboxConfig(8000))

/** Creates what answers the pages. */
export const createAnswerer: (model: WalletModel) => Answerer = answerers[WALLET]
