import { KitProvider } from "@alidade/react"
import "@alidade/react/styles.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app.jsx"

/** Renders the app with a kit. */
export function render(kit) {
  createRoot(document.getElementById("root")).render(
    <StrictMode>
      <KitProvider kit={kit}>
        <App />
      </KitProvider>
    </StrictMode>,
  )
}
