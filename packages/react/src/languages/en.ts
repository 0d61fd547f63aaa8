export { english as messages } from "../messages/english.js"
