import { leave, widget } from "../../hot/widget.js"
import { config, openWalletPage } from "../wallet-page.js"

// Not awaited at the top level: where WebKit takes a frame away whose module waits for something, it runs into an endless
// loop, and the page around it freezes.
void openWalletPage("hot", "HOT", () => leave(window)).then((page) => widget(page, config.hot))
