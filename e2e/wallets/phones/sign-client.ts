import { SignClient } from "@walletconnect/sign-client"
import { SignClient as SignClient217 } from "walletconnect-sign-client-2-17"
import { memoryStorage } from "../../../packages/sandbox/src/walletconnect/memory-storage.js"
import {
  type Client,
  type PhoneRequest,
  type Proposal,
  phoneMetadata,
  queue,
  type VendorPhone,
} from "./phone.js"

const versions = { "2.21.8": SignClient, "2.17.5": SignClient217 as unknown as typeof SignClient }

/** A wallet on `@walletconnect/sign-client` of this version. */
export async function signClientPhone(
  version: keyof typeof versions,
  relayUrl: string,
): Promise<VendorPhone> {
  const client = new versions[version]({
    projectId: "project",
    relayUrl,
    customStoragePrefix: `phone-${version}-${relayUrl}`,
    storage: memoryStorage(),
    telemetryEnabled: false,
    logger: "silent",
    metadata: phoneMetadata,
  })
  client.core.verify.register = async () => undefined
  client.core.verify.resolve = async () => {
    throw new Error("The tests use no verification service.")
  }
  // biome-ignore lint/complexity/useLiteralKeys: only this syntax reaches a private member
  await client["initialize"]()
  return phoneOf(client)
}

function phoneOf(client: Client): VendorPhone {
  const proposals = queue<Proposal>()
  const requests = queue<PhoneRequest>()
  const endings = queue<string>()
  client.on("session_proposal", ({ params }) => proposals.push(params as Proposal))
  client.on("session_request", (request) => requests.push(request as PhoneRequest))
  client.on("session_delete", ({ topic }) => endings.push(topic))
  return {
    pair: (uri) => client.pair({ uri }),
    proposal: proposals.next,
    request: requests.next,
    ended: endings.next,
    async approve(id, namespaces) {
      const { topic, acknowledged } = await client.approve({ id, namespaces })
      await acknowledged()
      return topic
    },
    reject: (id, reason) => client.reject({ id, reason }),
    respond: (topic, id, outcome) =>
      client.respond({ topic, response: { id, jsonrpc: "2.0", ...outcome } }),
    async update(topic, namespaces) {
      await (await client.update({ topic, namespaces })).acknowledged()
    },
    async extend(topic) {
      await (await client.extend({ topic })).acknowledged()
    },
    emit: (topic, chainId, name, data) => client.emit({ topic, chainId, event: { name, data } }),
    disconnect: (topic, reason) => client.disconnect({ topic, reason }),
    async stop() {
      client.core.heartbeat.stop()
      await client.core.relayer.transportClose()
    },
  }
}
