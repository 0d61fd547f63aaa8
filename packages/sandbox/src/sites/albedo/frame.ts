import { frame } from "../../albedo/frame.js"
import { openWalletPage } from "../wallet-page.js"

// Not awaited at the top level, which in a frame freezes WebKit: see `hot/widget.ts`.
void openWalletPage("albedo", "Albedo").then(frame)
