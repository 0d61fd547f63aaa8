import base from "./playwright.config.js"
export default { ...base, reporter: [["line"]] }
