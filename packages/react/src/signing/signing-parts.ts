export { loadRest } from "./load-rest.js"
export { SigningDialog } from "./signing-dialog.js"
