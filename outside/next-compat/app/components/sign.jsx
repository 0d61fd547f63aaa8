import { useEffect, useRef, useState } from "react"

/** A page with the kit's button, which `start` renders. It returns a function that signs an envelope. */
export function Sign({ start }) {
  const place = useRef(null)
  const [sign, setSign] = useState(undefined)
  const [envelope, setEnvelope] = useState("")
  const [output, setOutput] = useState("")
  useEffect(() => {
    const signWith = start(place.current)
    setSign(() => signWith)
  }, [start])
  const press = async () => {
    const { signedTxXdr } = await sign(envelope)
    setOutput(signedTxXdr)
  }
  return (
    <>
      <div ref={place} />
      <label>
        Transaction{" "}
        <textarea value={envelope} onChange={(event) => setEnvelope(event.target.value)} />
      </label>
      <button type="button" onClick={press}>
        Sign
      </button>
      <output>{output}</output>
    </>
  )
}
