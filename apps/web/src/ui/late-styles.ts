// Styles that the first screen does not need. The parts of the page that are loaded later import them.
import "./styles/preview.css"
import "./styles/account.css"
import "./styles/activity.css"
import "./styles/dock.css"
import "./styles/payment.css"
import "./styles/bar.css"
