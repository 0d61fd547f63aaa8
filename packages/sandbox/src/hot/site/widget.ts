import { openWalletPage, readConfig } from "../../sites/wallet-page.js"
import { hot } from "../web-wallet.js"
import { leave, widget } from "../widget.js"

// Not awaited at the top level. If a frame is removed while its module awaits something, WebKit enters an endless loop
// and the surrounding page freezes.
void openWalletPage(hot, "HOT", () => leave(window)).then(async (page) =>
  widget(page, (await readConfig()).hot),
)
