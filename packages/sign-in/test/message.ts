import { createKit, type Kit, networks } from "@alidade/core"
import { type Keypair, Networks } from "@stellar/stellar-sdk"
import { onTestFinished, vi } from "vitest"
import type { SignInMessage } from "../src/message/message.js"
import { START, user } from "./challenge.js"

/** A correct message of the tests' user. */
export const fields: SignInMessage = {
  domain: "example.org",
  address: user.publicKey(),
  uri: "https://example.org/account",
  networkPassphrase: Networks.TESTNET,
  nonce: "0123456789abcdef",
  issued: START,
  expires: START + 300,
}

/** A kit that is connected to a wallet with this key, which signs messages by Stellar's SDK. */
export async function messageKit(key: Keypair = user): Promise<{
  kit: Kit
  signMessage: ReturnType<typeof vi.fn<(message: string | Uint8Array) => void>>
}> {
  const signMessage = vi.fn<(message: string | Uint8Array) => void>()
  const unused = async (): Promise<never> => {
    throw new Error("unused")
  }
  const kit = createKit({
    network: networks.Testnet,
    storage: null,
    wallets: [
      {
        productId: "test",
        productName: "Test Wallet",
        productUrl: "https://wallet.example",
        productIcon: "icon.svg",
        moduleType: "HOT_WALLET",
        isAvailable: async () => true,
        getAddress: async () => ({ address: key.publicKey() }),
        getNetwork: async () => ({ network: "TESTNET", networkPassphrase: Networks.TESTNET }),
        signTransaction: unused,
        async signMessage(message) {
          signMessage(message)
          const signature = Buffer.from(key.signMessage(message as string))
          return { signedMessage: signature.toString("base64"), signerAddress: key.publicKey() }
        },
      },
    ],
  })
  onTestFinished(() => kit.destroy())
  await kit.connect("test")
  return { kit, signMessage }
}
