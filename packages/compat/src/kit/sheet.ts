import text from "@alidade/react/styles.css?inline"

/**
 * The style sheet of the screens as text, for pages whose bundler accepts no import of CSS from a package. The build
 * replaces this module by one with the text in it.
 */
export const sheet: string = text
