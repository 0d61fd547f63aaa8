import { openWalletPage } from "../../sites/wallet-page.js"
import { confirm } from "../confirm.js"
import { albedo } from "../web-wallet.js"

await confirm(await openWalletPage(albedo, "Albedo"))
