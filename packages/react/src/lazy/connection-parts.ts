export { AccountMenu } from "../button/account-menu.js"
export { buttonLabel } from "../button/button-label.js"
export { ConnectView } from "../connection/connect-view.js"
// With these, bundlers leave what both files share in the other one.
export * from "./lazy-parts.js"
