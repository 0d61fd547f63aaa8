// TypeScript 6 and newer look for the types of each imported file. A style sheet exports nothing.
export {}
