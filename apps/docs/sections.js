/**
 * The sections of the side bar, in order, each with the folder of `src/content/docs` that has its pages. A page's place in
 * its section is `sidebar.order` of its frontmatter. `npm run docs` writes the pages below `reference` from the sources.
 */
export const sections = [
  { label: "Start", folder: "start" },
  { label: "Guides", folder: "guides" },
  { label: "Theming", folder: "theming" },
  { label: "Testing", folder: "testing" },
  { label: "Coming from", folder: "coming-from" },
  { label: "Security", folder: "security" },
  {
    label: "Reference",
    sections: [
      { label: "Hooks", folder: "reference/hooks" },
      { label: "Components", folder: "reference/components" },
      { label: "Kit", folder: "reference/kit" },
      { label: "Options", folder: "reference/options" },
      { label: "Errors", folder: "reference/errors" },
      { label: "Wallets", folder: "reference/wallets" },
      { label: "Entry points", folder: "reference/entry-points" },
    ],
  },
  { label: "Decisions", folder: "decisions" },
]
