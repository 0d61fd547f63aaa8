import { createKit, networks } from "@alidade/core"
import { createButton } from "@alidade/react/mount"
import { albedo, freighter, rabet } from "@alidade/wallets"

const kit = createKit({
  network: networks.Testnet,
  horizonUrl: "https://horizon-testnet.stellar.org",
  wallets: [freighter(), albedo(), rabet()],
})
await createButton(kit, "#wallet")

const form = document.querySelector("#sign")
form.addEventListener("submit", async (event) => {
  event.preventDefault()
  const output = form.querySelector("output")
  try {
    const { signedTxXdr } = await kit.signTransaction(form.xdr.value)
    output.textContent = signedTxXdr
  } catch (error) {
    output.textContent = error.message
  }
})
