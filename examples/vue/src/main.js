import { createApp } from "vue"
import App from "./app.vue"
import "@alidade/react/styles.css"
import "./style.css"

createApp(App).mount("#app")
