import type { Texts } from "./language.js"

/** The components bring the English texts along. */
const texts: Texts = {}
export default texts
