import { type ReactElement, useState } from "react"
import { writeCsv } from "../logic/activity/csv.js"
import { say } from "../texts/en/activity.js"
import { Button } from "../ui/button.js"
import { Checkbox } from "../ui/checkbox.js"
import { CopyButton } from "../ui/copy-button.js"
import { saveFile } from "../ui/save-file.js"
import { withoutAddresses } from "./report.js"

export interface ExportProps {
  /** Rows of cells, with their heads. */
  table: () => readonly (readonly string[])[]
  /** A text for support. */
  report: () => string
}

/** Saves what was signed here as a table, or copies it as a report. Addresses are left out unless they are asked for. */
export function Export({ table, report }: ExportProps): ReactElement {
  const [withAddresses, setWithAddresses] = useState(false)
  const given = (text: string): string => (withAddresses ? text : withoutAddresses(text))
  return (
    <div className="activity-export">
      <Checkbox checked={withAddresses} onChange={setWithAddresses}>
        {say("includeAddresses")}
      </Checkbox>
      <div className="actions">
        <Button onClick={() => saveFile(given(writeCsv(table())), "activity.csv")}>
          {say("saveTable")}
        </Button>
        <CopyButton
          text={() => given(report())}
          name={say("copyReport")}
          label={say("copyReport")}
        />
      </div>
    </div>
  )
}
