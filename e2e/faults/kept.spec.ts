import { chooseWays } from "./choose-ways.js"
import { tryWay } from "./run.js"
import { keptPages } from "./scenarios/kept-pages.js"
import { testInWholeBrowser } from "./whole-browser.js"

/** Tries each scenario of kept pages over one way. */
for (const [way, chosen] of chooseWays(keptPages)) tryWay(way, chosen, testInWholeBrowser)
