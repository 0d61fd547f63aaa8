export { ConnectDialog } from "../picker/connect-dialog.js"
