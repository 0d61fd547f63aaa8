import "../ui/styles/dialogs.css"

// The view of a signature, for accounts that are connected.
export { SigningView as default } from "@alidade/react"
