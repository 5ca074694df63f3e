import { DownloadIcon } from '@sanity/icons/Download'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { type MouseEvent, useState } from 'react'
import { formatCount } from '#schemas/preview/count.ts'
import { ReleaseNotice } from '../catalog/release-notice.tsx'
import { UndoList } from '../catalog/undo-list.tsx'
import { saveAs } from '../download.ts'
import { LabeledCheckbox, LabeledField } from '../labeled-fields.tsx'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { Section } from '../pane.tsx'
import { LargeChangeDialog } from '../price-change/large-change-dialog.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { FileInput, PlainTable, Summary } from '../tool-styles.ts'
import { COLUMNS, exportCatalog, NUMBER, STOCK } from './columns.ts'
import { ImportReport } from './import-report.tsx'
import { findLargePriceChanges } from './large-price-changes.ts'
import { PICTURES } from './pictures.ts'
import { useImport } from './use-import.ts'

/** Exports the catalog to CSV and imports it, with a preview of every change. */
export function CatalogCsvTool() {
  const tool = useImport()
  const { catalog, plan, active } = tool
  return (
    <ToolFrame
      description="Edit the catalog in a spreadsheet. Before anything is imported, you see every change and every line that will be skipped."
      isLoading={!catalog}
      hasFailed={tool.hasFailed}
      onReload={() => void tool.reload()}
      footer={(plan || tool.notice) && <ImportFooter tool={tool} />}
    >
      <Section title="Export">
        <Flex>
          <Button
            icon={DownloadIcon}
            text="Download the catalog"
            mode="ghost"
            onClick={() => catalog && saveCsv(exportCatalog(catalog))}
          />
        </Flex>
        <ColumnHelp />
      </Section>
      <Section title="Import">
        <LabeledField label="CSV file, in UTF-8">
          {(attributes) => (
            <FileInput
              key={tool.imports}
              {...attributes}
              type="file"
              accept=".csv,text/csv"
              disabled={tool.isBusy}
              onClick={forgetFile}
              onChange={(event) => tool.choose(event.currentTarget.files?.[0])}
            />
          )}
        </LabeledField>
        <LabeledField label="Pictures that the file names, if any">
          {(attributes) => (
            <FileInput
              key={`pictures ${tool.imports}`}
              {...attributes}
              type="file"
              accept="image/*"
              multiple
              disabled={tool.isBusy}
              onClick={forgetFile}
              onChange={(event) => tool.choosePictures([...(event.currentTarget.files ?? [])])}
            />
          )}
        </LabeledField>
        <LabeledCheckbox isOn={tool.withStock} onToggle={tool.setWithStock}>
          Import stock as well. This overwrites sales made since the export.
        </LabeledCheckbox>
      </Section>
      {plan && <ImportReport plan={plan} active={active} withStock={tool.withStock} />}
      <UndoList changes={tool.changes} isBusy={tool.isBusy} onUndo={tool.undo} />
    </ToolFrame>
  )
}

/** Lets a corrected file be chosen again: browsers report a choice only if it is another name. */
const forgetFile = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  currentTarget.value = ''
}

const saveCsv = (text: string): void =>
  saveAs(
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
    `catalog-${new Date().toISOString().slice(0, 10)}.csv`,
  )

const HELP: readonly { name: string; description: string }[] = [
  {
    name: NUMBER,
    description:
      'The product number. A new number creates a draft product. A variant’s number has a line of its own for its stock.',
  },
  ...COLUMNS,
  { name: STOCK, description: 'Quantity in stock. Leave empty to keep it unchanged.' },
  {
    name: PICTURES,
    description:
      'Names of picture files that you choose together with the CSV file, or addresses, separated by semicolons. They’re added to the product; the first is the cover of one without. Leave empty to add none.',
  },
]

function ColumnHelp() {
  return (
    <details>
      <Summary>What the columns mean</Summary>
      <Box overflow="auto">
        <PlainTable aria-label="Columns">
          <tbody>
            {HELP.map(({ name, description }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Box>
    </details>
  )
}

/** The result of the last action, and the button that imports the chosen file. Large changes of prices are confirmed first. */
function ImportFooter({ tool }: { tool: ReturnType<typeof useImport> }) {
  const { catalog, plan, active, notice, isBusy, progress } = tool
  const changed = active.filter(({ changes, pictures }) => changes.length + pictures.length > 0)
  const [isConfirming, setConfirming] = useState(false)
  const largeChanges = findLargePriceChanges(active)
  const action = `Import ${formatCount(active.length, 'line')}`
  return (
    <Stack gap={3}>
      {notice && <NoticeCard {...notice} />}
      {catalog && <ReleaseNotice catalog={catalog} ids={changed.flatMap(({ entry }) => entry?.id ?? [])} />}
      {plan && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button
            text={action}
            tone="primary"
            disabled={isBusy || active.length === 0}
            loading={isBusy}
            onClick={() => (largeChanges.length > 0 ? setConfirming(true) : tool.apply())}
          />
          {progress && (
            <Text size={1} muted role="status">
              {progress}
            </Text>
          )}
          {plan.skipped.length > 0 && (
            <Muted>
              {plan.skipped.length === 1
                ? '1 line will be skipped. See the list for the reason.'
                : `${plan.skipped.length} lines will be skipped. See the list for the reasons.`}
            </Muted>
          )}
        </Flex>
      )}
      {isConfirming && largeChanges.length > 0 && (
        <LargeChangeDialog
          lines={largeChanges}
          action={action}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            tool.apply()
          }}
        />
      )}
    </Stack>
  )
}
