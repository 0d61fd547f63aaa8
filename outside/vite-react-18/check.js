export { default } from "../vite-react/check.js"

export const base = "vite-react"
