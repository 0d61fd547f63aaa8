import { WalletKit } from "@reown/walletkit"
import { Core } from "@walletconnect/core"
import { memoryStorage } from "../../../packages/sandbox/src/walletconnect/memory-storage.js"
import {
  type PhoneRequest,
  type Proposal,
  phoneMetadata,
  queue,
  type VendorPhone,
} from "./phone.js"

/** A wallet on `@reown/walletkit`, the library that WalletConnect recommends to wallets. */
export async function walletKitPhone(relayUrl: string): Promise<VendorPhone> {
  const core = new Core({
    projectId: "project",
    relayUrl,
    customStoragePrefix: `walletkit-${relayUrl}`,
    storage: memoryStorage(),
    telemetryEnabled: false,
    logger: "silent",
  })
  core.verify.register = async () => undefined
  core.verify.resolve = async () => {
    throw new Error("The tests use no verification service.")
  }
  const kit = await WalletKit.init({ core, metadata: phoneMetadata })
  const proposals = queue<Proposal>()
  const requests = queue<PhoneRequest>()
  const endings = queue<string>()
  kit.on("session_proposal", ({ params }) => proposals.push(params))
  kit.on("session_request", (request) => requests.push(request))
  kit.on("session_delete", ({ topic }) => endings.push(topic))
  return {
    pair: (uri) => kit.pair({ uri }),
    proposal: proposals.next,
    request: requests.next,
    ended: endings.next,
    approve: async (id, namespaces) => (await kit.approveSession({ id, namespaces })).topic,
    reject: (id, reason) => kit.rejectSession({ id, reason }),
    respond: (topic, id, outcome) =>
      kit.respondSessionRequest({ topic, response: { id, jsonrpc: "2.0", ...outcome } }),
    async update(topic, namespaces) {
      await (await kit.updateSession({ topic, namespaces })).acknowledged()
    },
    async extend(topic) {
      await (await kit.extendSession({ topic })).acknowledged()
    },
    emit: (topic, chainId, name, data) =>
      kit.emitSessionEvent({ topic, chainId, event: { name, data } }),
    disconnect: (topic, reason) => kit.disconnectSession({ topic, reason }),
    async stop() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}
