import { openWalletPage } from "../../sites/wallet-page.js"
import { frame } from "../frame.js"
import { albedo } from "../web-wallet.js"

// Not awaited at the top level, which freezes WebKit in a frame: see `hot/site/widget.ts`.
void openWalletPage(albedo, "Albedo").then(frame)
