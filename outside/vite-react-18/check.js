export { default } from "../vite-react-19/check.js"

export const base = "vite-react-19"
