"use client"

import { useKit } from "@alidade/react"
import { signInWithMessage } from "@alidade/sign-in"
import { useRouter } from "next/navigation"
import { useState } from "react"

/** `address` is who has signed in, if anybody has. */
export function SignIn({ address }) {
  const kit = useKit()
  const router = useRouter()
  const [error, setError] = useState()
  /** Does something, and renders the page again on the server. */
  const act = async (work) => {
    setError(
      await work().then(
        () => router.refresh(),
        (thrown) => thrown,
      ),
    )
  }
  const signIn = () => act(() => signInWithMessage({ kit, server: "/auth" }))
  const signOut = () => act(() => fetch("/auth/sign-out", { method: "POST" }))
  return (
    <>
      <p>{address ? `Signed in: ${address}` : "Not signed in"}</p>
      <button type="button" onClick={address ? signOut : signIn}>
        {address ? "Sign out" : "Sign in"}
      </button>
      <output>{error?.message}</output>
    </>
  )
}
