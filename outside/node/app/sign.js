import { createKit, networks } from "@alidade/core"
import { hana } from "@alidade/wallets/hana"
import { Account, Asset, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk"

const key = Keypair.random()
const address = key.publicKey()
const sent = new TransactionBuilder(new Account(address, "1"), {
  fee: "100",
  networkPassphrase: networks.Testnet,
})
  .addOperation(Operation.payment({ destination: address, asset: Asset.native(), amount: "1" }))
  .setTimeout(0)
  .build()
const unused = async () => {
  throw new Error("This function is not used.")
}

const kit = createKit({ network: networks.Testnet, wallets: [hana()], storage: null })

// Stand in for a page and its extension.
globalThis.window = new EventTarget()
globalThis.document = Object.assign(new EventTarget(), { readyState: "complete" })
globalThis.hanaWallet = {
  stellar: {
    getPublicKey: async () => address,
    async signTransaction({ xdr, networkPassphrase }) {
      const transaction = TransactionBuilder.fromXdr(xdr, networkPassphrase)
      transaction.sign(key)
      return transaction.toXdr()
    },
    signAuthEntry: unused,
    signMessage: unused,
  },
}

await kit.connect("hana")
const { verified, signerAddress } = await kit.signTransaction(sent.toXdr())
kit.destroy()
console.log(verified, signerAddress === address)
