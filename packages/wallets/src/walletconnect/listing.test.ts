import { expect, test } from "vitest"
import { knownListing } from "./listing.js"

const { signal } = new AbortController()

test("WC9: offers Freighter and LOBSTR without an explorer, with their links and the app's images", async () => {
  const freighter = {
    id: "997a355c8f682468706a76cff1b004a7115f505fb962dac54b6e9b442dd1c380",
    name: "Freighter",
    phone: "freighterwallet://",
  }
  const lobstr = {
    id: "76a3d548a08cf402f5c7d021f24fd2881d767084b387a5325df88bc3d4b6f21b",
    name: "LOBSTR",
    phone: "lobstr://",
  }
  expect(await knownListing({}).recommended(signal)).toMatchObject([freighter, lobstr])
  const listing = knownListing({ images: { [lobstr.id]: "/own.png" } })
  expect(await listing.search("lob", signal)).toMatchObject([{ ...lobstr, icon: "/own.png" }])
  expect(await listing.search("nobody", signal)).toEqual([])
})
