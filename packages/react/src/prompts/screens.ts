export { Overlay } from "./overlay.js"
export { PromptView } from "./prompt-view.js"
