import { leave, widget } from "../../hot/widget.js"
import { config, openWalletPage } from "../wallet-page.js"

await widget(await openWalletPage("hot", "HOT", () => leave(window)), config.hot)
