import { connect } from "../../xbull/connect.js"
import { openWalletPage } from "../wallet-page.js"

await connect(await openWalletPage("xbull", "xBull"))
