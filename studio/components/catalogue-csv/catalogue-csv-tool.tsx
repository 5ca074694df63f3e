import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Card, Checkbox, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { ToolFrame } from '../catalogue/tool-frame.tsx'
import { UndoList } from '../catalogue/undo-list.tsx'
import { FileInput, PlainTable, Scroller, Summary } from '../catalogue/styles.ts'
import { COLUMNS, NUMBER, STOCK } from './columns.ts'
import { downloadText } from './download.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { PlanReport } from './plan-report.tsx'
import { useImport } from './use-import.ts'

/** Brings the catalogue into a spreadsheet and back: every change is seen before it is made. */
export function CatalogueCsvTool() {
  const tool = useImport()
  const { catalogue, plan, active } = tool
  const [fileId, stockId] = [useId(), useId()]
  return (
    <ToolFrame
      description="The catalogue as a CSV file, for spreadsheets. A file that comes back is compared first: you see every change and every line that cannot be used, and decide then."
      isReading={!catalogue}
      hasFailed={tool.hasFailed}
      onRead={() => void tool.read()}
    >
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Export
        </Heading>
        <Flex>
          <Button
            icon={DownloadIcon}
            text={`Download ${catalogue?.entries.length ?? 0} products`}
            mode="ghost"
            onClick={() => catalogue && downloadText(exportCatalogue(catalogue), `catalogue-${today()}.csv`)}
          />
        </Flex>
        <ColumnHelp />
      </Stack>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          Import
        </Heading>
        <Text as="label" htmlFor={fileId} size={1}>
          CSV file, in UTF-8
        </Text>
        <FileInput
          id={fileId}
          key={tool.done}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => tool.choose(event.currentTarget.files?.[0])}
        />
        <Flex gap={3} align="center">
          <Checkbox
            id={stockId}
            checked={tool.withStock}
            onChange={(event) => tool.setWithStock(event.currentTarget.checked)}
          />
          <Text as="label" htmlFor={stockId} size={1}>
            Take the stock from the file too. What was sold since the export is then counted again.
          </Text>
        </Flex>
      </Stack>
      {tool.fault && (
        <Card tone="critical" radius={2} padding={4} role="alert">
          <Text size={1}>{tool.fault}</Text>
        </Card>
      )}
      {tool.done && (
        <Card tone="positive" radius={2} padding={4} role="status">
          <Text size={1}>{tool.done}</Text>
        </Card>
      )}
      {plan && (
        <>
          <PlanReport plan={plan} active={active} withStock={tool.withStock} />
          <Flex>
            <Button
              text={active.length === 1 ? 'Import 1 line' : `Import ${active.length} lines`}
              tone="primary"
              disabled={tool.isBusy || active.length === 0}
              loading={tool.isBusy}
              onClick={tool.apply}
            />
          </Flex>
        </>
      )}
      <UndoList changes={tool.changes} isBusy={tool.isBusy} onUndo={tool.undo} />
    </ToolFrame>
  )
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** What the columns mean, for whoever fills them in. */
function ColumnHelp() {
  return (
    <details>
      <Summary>What the columns mean</Summary>
      <Scroller>
        <PlainTable aria-label="Columns">
          <tbody>
            <tr>
              <th scope="row">{NUMBER}</th>
              <td>
                Which product the line is about. A number that no product has begins a new one, as a draft.
              </td>
            </tr>
            {COLUMNS.map(({ name, description }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{description}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{STOCK}</th>
              <td>How many there are. Empty: not counted, and left alone.</td>
            </tr>
          </tbody>
        </PlainTable>
      </Scroller>
    </details>
  )
}
