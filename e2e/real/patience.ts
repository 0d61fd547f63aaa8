/** How many times the usual time each step may take: `PATIENCE=5 npm run real …` on a slow machine. */
export const patience = Number(process.env.PATIENCE ?? 1)
