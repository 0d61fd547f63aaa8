import { createApp } from "vue"
import App from "./app.vue"
import "@alidade/react/styles.css"

createApp(App).mount("#app")
