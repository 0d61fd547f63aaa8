// The view of a signature, for accounts that are connected.
export { SigningView as default } from "@alidade/react"
