export { english as messages } from "../messages.js"
