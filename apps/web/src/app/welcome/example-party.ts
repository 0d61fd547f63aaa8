/** Who is paid in the example, with the picture of the address, so that the first load needs no code that draws it. */
export const example = {
  name: "Treasury Berlin",
  address: "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4",
  mark: "M3.5 26A16 16 0 0 1 0.1 17.7L28.5 6A16 16 0 0 1 31.9 14.3zM16.9 7.2a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z",
} as const
