const SPACE = /[ \t\n\r]*/y
const TEXT = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/**
 * Finds a place in a JSON text, because browsers name none or each in its own way. Lines and columns begin at 1.
 * @param {string} text
 * @param {readonly (string | number)[]} [path] to a value; without it, the first mistake is found
 * @returns {{ line: number, column: number }}
 */
export function placeInJson(text, path) {
  const wanted = JSON.stringify(path)
  let at = 0
  let found = 0

  /** @param {RegExp} pattern */
  function take(pattern) {
    SPACE.lastIndex = at
    SPACE.exec(text)
    at = SPACE.lastIndex
    pattern.lastIndex = at
    const [match] = pattern.exec(text) ?? []
    if (match !== undefined) at = pattern.lastIndex
    return match
  }

  /**
   * Moves past what must follow. Returns false at a mistake.
   * @param {(string | number)[]} here
   * @returns {boolean}
   */
  function value(here) {
    const open = take(/[[{]/y)
    if (JSON.stringify(here) === wanted) found = open ? at - 1 : at
    if (!open) return (take(TEXT) ?? take(OTHER)) !== undefined
    const close = open === "{" ? /\}/y : /\]/y
    if (take(close)) return true
    for (let index = 0; ; index++) {
      /** @type {string | number} */
      let step = index
      if (open === "{") {
        const key = take(TEXT)
        if (key === undefined || !take(/:/y)) return false
        step = JSON.parse(key)
      }
      if (!value([...here, step])) return false
      if (take(close)) return true
      if (!take(/,/y)) return false
    }
  }

  const whole = value([])
  if (wanted === undefined) {
    if (whole) take(/(?:)/y)
    found = at
  }
  const before = text.slice(0, found).split("\n")
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 }
}
