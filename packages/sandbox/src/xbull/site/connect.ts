import { openWalletPage } from "../../sites/wallet-page.js"
import { connect } from "../connect.js"
import { xbull } from "../web-wallet.js"

await connect(await openWalletPage(xbull, "xBull"))
