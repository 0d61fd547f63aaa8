import { confirm } from "../../albedo/confirm.js"
import { openWalletPage } from "../wallet-page.js"

await confirm(await openWalletPage("albedo", "Albedo"))
