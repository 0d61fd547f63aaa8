import { KitProvider } from "@alidade/react"
import "@alidade/react/styles.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app.jsx"
import { kit } from "./kit.js"
import "./style.css"

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <KitProvider kit={kit}>
      <App />
    </KitProvider>
  </StrictMode>,
)
