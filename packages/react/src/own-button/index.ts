"use client"

export { useAddressName } from "../names/use-address-name.js"
export type {
  ButtonAccount,
  ButtonActs,
  ButtonNetwork,
  ButtonState,
} from "./button-state.js"
export {
  CustomConnectButton,
  type CustomConnectButtonProps,
} from "./custom-connect-button.js"
