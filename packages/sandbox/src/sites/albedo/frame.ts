import { frame } from "../../albedo/frame.js"
import { openWalletPage } from "../wallet-page.js"

// Not awaited at the top level, which freezes WebKit in a frame: see `hot/widget.ts`.
void openWalletPage("albedo", "Albedo").then(frame)
