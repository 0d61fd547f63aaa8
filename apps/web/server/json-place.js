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
   * The lists and objects around the place, without recursion: foreign JSON can be nested deeper than the stack.
   * @type {{ close: RegExp, isObject: boolean, index: number, step: string | number }[]}
   */
  const around = []
  const isWanted = () =>
    path?.length === around.length && around.every(({ step }, index) => step === path[index])

  /** Moves to the next value of the innermost list or object. Returns false at a mistake. */
  function enterNext() {
    const inner = around[around.length - 1]
    if (!inner) return false
    inner.step = inner.index++
    if (!inner.isObject) return true
    const key = take(TEXT)
    if (key === undefined || !take(/:/y)) return false
    inner.step = JSON.parse(key)
    return true
  }

  /** Moves past the document. Returns false at a mistake. */
  function document() {
    for (;;) {
      const open = take(/[[{]/y)
      if (isWanted()) found = open ? at - 1 : at
      const isObject = open === "{"
      const close = isObject ? /\}/y : /\]/y
      if (open && !take(close)) {
        around.push({ close, isObject, index: 0, step: 0 })
        if (!enterNext()) return false
        continue
      }
      if (!open && (take(TEXT) ?? take(OTHER)) === undefined) return false
      while (around.length > 0 && take(around[around.length - 1]?.close ?? /$/y)) around.pop()
      if (around.length === 0) return true
      if (!take(/,/y) || !enterNext()) return false
    }
  }

  const whole = document()
  if (path === undefined) {
    if (whole) take(/(?:)/y)
    found = at
  }
  const before = text.slice(0, found).split("\n")
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 }
}
