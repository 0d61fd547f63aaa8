export { ChecksView } from "./checks-view.js"
export { DifferencesView } from "./differences-view.js"
export { AuthEntryRequest, MessageRequest, TransactionRequest } from "./request-view.js"
export { usePreviewTexts } from "./use-preview-texts.js"
