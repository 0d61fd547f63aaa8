export { codeWords, type ErrorLanguage, type ErrorWords } from "./code-words.js"
export type { CodeText, CodeTexts } from "./english.js"
export { loadCodeTexts } from "./load-code-texts.js"
export { wordsOf } from "./words-of.js"
