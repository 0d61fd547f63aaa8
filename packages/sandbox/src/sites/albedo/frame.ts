import { frame } from "../../albedo/frame.js"
import { openWalletPage } from "../wallet-page.js"

await frame(await openWalletPage("albedo", "Albedo"))
