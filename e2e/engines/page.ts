/** An element to find: its role and accessible name. */
export interface Query {
  role:
    | "button"
    | "checkbox"
    | "combobox"
    | "dialog"
    | "link"
    | "menuitem"
    | "radio"
    | "searchbox"
    | "summary"
    | "textbox"
  /** The whole name, or a pattern that it matches. */
  name: string | RegExp
  /** Selector of a container; the whole page, open shadow roots included, if absent. */
  within?: string
}

/**
 * A page or a frame in it, in any engine, with what the journeys need. These methods do not wait; those of
 * `page-actions.ts` do.
 */
export interface EnginePage {
  goto(url: string): Promise<void>
  /** Runs a function in the page, to which it is sent as text, and returns its result by JSON. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  /** Clicks like a user, which counts as a gesture. Returns false if there is no such element to click. */
  click(query: Query): Promise<boolean>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Presses a key, by its name: a character, Escape, or Tab. */
  pressKey(key: string): Promise<void>
  /** Resizes the page's viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  reload(): Promise<void>
  /** Goes back in the browser's history. */
  back(): Promise<void>
  /** The other open windows. */
  popups(): Promise<EnginePage[]>
  /** The content of the frame that a selector matches; undefined without such a frame. */
  frame(selector: string): Promise<EnginePage | undefined>
}

/** A running browser engine. */
export interface Engine {
  readonly name: string
  readonly version: string
  /** Whether its process has ended by itself. */
  hasExited(): Promise<boolean>
  /** Opens an empty page and closes all others. */
  newPage(): Promise<EnginePage>
  close(): Promise<void>
}

/** A query in the form that is sent into a page. */
export interface SentQuery {
  role: Query["role"]
  name: string
  /** The flags of a pattern; undefined if the name must match as a whole. */
  flags?: string
  within?: string
}

/** Converts a query for sending it into a page. */
export function sent({ role, name, within }: Query): SentQuery {
  const named = typeof name === "string" ? { name } : { name: name.source, flags: name.flags }
  return { role, ...named, ...(within && { within }) }
}

/**
 * The element that a query finds, if it is visible and enabled; otherwise null. Runs in the page, so it must not use
 * anything outside this function.
 */
function findElement({ role, name, flags, within }: SentQuery): Element | null {
  const selectors = {
    button: "button, [role=button]",
    checkbox: "input[type=checkbox]",
    combobox: "select, [role=combobox]",
    dialog: "dialog[open], [role=dialog]",
    link: "a[href]",
    menuitem: "[role=menuitem]",
    radio: "input[type=radio], [role=radio]",
    searchbox: "input[type=search]",
    summary: "summary",
    textbox: "input:not([type]), input[type=text], textarea",
  }
  const clean = (text: string | null | undefined): string =>
    (text ?? "").replace(/\s+/g, " ").trim()
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot
    const labels = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? []
    const labelled = labels.map((id) => root.getElementById(id)?.textContent).join(" ")
    const own = (element as HTMLInputElement).labels?.[0]?.textContent
    return (
      clean(labelled) ||
      clean(element.getAttribute("aria-label")) ||
      clean(own) ||
      clean(element.textContent)
    )
  }
  const all = (root: ParentNode, selector: string): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot ? all(shadowRoot, selector) : [],
    ),
  ]
  const roots = within ? all(document, within) : [document]
  const matches = (found: string): boolean =>
    flags === undefined ? found === name : new RegExp(name, flags).test(found)
  const found = roots
    .flatMap((root) => all(root, selectors[role]))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const shown = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
      return shown && !(element as HTMLButtonElement).disabled && matches(nameOf(element))
    })
  // The topmost element comes last.
  return found.at(-1) ?? null
}

/**
 * Source of an async function that scrolls the element of a query into view, and returns it once a press at its middle
 * would hit it. Returns null without such an element, or if it goes, moves, or is covered. Drivers themselves scroll an
 * element to the edge, where a fixed bar may cover it, or press where it was before it moved. Also marks the page for
 * `wasClicked`.
 */
export const findClickable = `async (query) => {
  const found = (${findElement})(query)
  if (!found) return null
  const place = () => JSON.stringify(found.getBoundingClientRect())
  found.scrollIntoView({ block: "center", behavior: "instant" })
  const before = place()
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
  if (!found.isConnected) return null
  const { x, y, width, height } = found.getBoundingClientRect()
  const hit = found.getRootNode().elementFromPoint(x + width / 2, y + height / 2)
  if (before !== place() || !found.contains(hit)) return null
  window.unclicked = found
  const onClick = (event) => event.composedPath().includes(found) && delete window.unclicked
  window.addEventListener("click", onClick, { capture: true, once: true })
  return found
}`

/** Expression whether a click has hit the element found last, which may have moved away under the pointer. */
export const wasClicked = "!window.unclicked"
