/** A script for pages, not a module: it puts simulated extensions into the page that loads it. */
export {}
