/** What is looked for in a page: an element of a role, by its accessible name. */
export interface Query {
  role: "button" | "combobox" | "dialog" | "link" | "radio" | "searchbox" | "tab" | "textbox"
  /** The whole name, or a pattern that it matches. */
  name: string | RegExp
  /** A selector of what it is in; the whole page, its open shadow roots included, where absent. */
  within?: string
}

/**
 * A page, or a frame in it, in any engine: as much as the journeys need. Nothing here waits for the page; what waits is in
 * `hands.ts`.
 */
export interface EnginePage {
  goto(url: string): Promise<void>
  /** Runs a function in the page, which is sent there as text, and gives what it comes to, by way of JSON. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  /** Clicks as a person does, which counts as a gesture. False where there is no such element to click. */
  click(query: Query): Promise<boolean>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** Presses Escape. */
  escape(): Promise<void>
  /** Makes what the page sees of its window this large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Goes back in the browser's history. */
  back(): Promise<void>
  /** The other windows that are open. */
  popups(): Promise<EnginePage[]>
  /** What is in the frame that a selector finds; undefined while there is none. */
  frame(selector: string): Promise<EnginePage | undefined>
}

/** A browser engine that runs. */
export interface Engine {
  readonly name: string
  /** Whether its process has ended by itself. */
  hasDied(): Promise<boolean>
  /** An empty page, and no other one. */
  newPage(): Promise<EnginePage>
  close(): Promise<void>
}

/** How a query travels into a page. */
export interface SentQuery {
  role: Query["role"]
  name: string
  /** The flags of a pattern; undefined where the name is the whole one. */
  flags?: string
  within?: string
}

/** A query as it is sent into a page. */
export function sent({ role, name, within }: Query): SentQuery {
  const named = typeof name === "string" ? { name } : { name: name.source, flags: name.flags }
  return { role, ...named, ...(within && { within }) }
}

/**
 * The element that a query finds, if it is shown and enabled; null where there is none. Runs in the page, where nothing
 * around this function exists.
 */
export function findElement({ role, name, flags, within }: SentQuery): Element | null {
  const selectors = {
    button: "button, [role=button]",
    combobox: "select, [role=combobox]",
    dialog: "dialog[open], [role=dialog]",
    link: "a[href]",
    radio: "input[type=radio], [role=radio]",
    searchbox: "input[type=search]",
    tab: "[role=tab]",
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
  const places = within ? all(document, within) : [document]
  const matches = (found: string): boolean =>
    flags === undefined ? found === name : new RegExp(name, flags).test(found)
  const found = places
    .flatMap((place) => all(place, selectors[role]))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const shown = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
      return shown && !(element as HTMLButtonElement).disabled && matches(nameOf(element))
    })
  // What lies uppermost comes last.
  return found.at(-1) ?? null
}
