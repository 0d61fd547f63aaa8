import { ConnectButton, useAccount } from "@alidade/react"
import { useEffect, useState } from "react"
import { obstacleOf, pay, priceOf } from "./pay.js"

const PATH = "/article"

export function App() {
  const { status, wallet } = useAccount()
  const [price, setPrice] = useState()
  const [article, setArticle] = useState()
  const [notice, setNotice] = useState("")
  useEffect(() => {
    priceOf(PATH).then(setPrice, (error) => setNotice(error.message))
  }, [])
  const obstacle = status === "connected" ? obstacleOf(wallet) : undefined

  async function read() {
    setNotice("Waiting for the wallet and the network …")
    try {
      setArticle(await pay(PATH, price))
      setNotice("")
    } catch (error) {
      setNotice(error.message)
    }
  }

  return (
    <main>
      <header>
        <ConnectButton />
      </header>
      {price && <p>The article costs {Number(price.accepted.amount) / 1e7} XLM, and no fee.</p>}
      {obstacle && <p role="alert">{obstacle}</p>}
      {price && status === "connected" && !obstacle && !article && (
        <button type="button" onClick={read}>
          Pay and read
        </button>
      )}
      <output>{notice}</output>
      {article && (
        <article>
          <p>{article.text}</p>
          <p>Paid in transaction {article.receipt.transaction}.</p>
        </article>
      )}
    </main>
  )
}
