import { Button, Card, Flex, Text } from '@sanity/ui'
import { ToolFrame } from '../catalogue/tool-frame.tsx'
import { UndoList } from '../catalogue/undo-list.tsx'
import { ChangeForm } from './change-form.tsx'
import { LinesTable } from './lines-table.tsx'
import { countPrices, usePriceChange } from './use-price-change.ts'

/** Changes many prices at once: every line is seen before, and the last changes can be taken back. */
export function PriceChangeTool() {
  const tool = usePriceChange()
  const { catalogue, lines, changing, notice, isBusy } = tool
  const refused = tool.hasChange ? lines.filter(({ refusal }) => refusal).length : 0
  return (
    <ToolFrame
      description="Choose products and by how much. Nothing changes before you press the button below the list; then all of it does, at once and published."
      isReading={!catalogue}
      hasFailed={tool.hasFailed}
      onRead={() => void tool.read()}
    >
      <ChangeForm
        fields={tool.fields}
        fault={tool.fault}
        categories={catalogue?.categories ?? []}
        onChange={tool.setFields}
      />
      {notice && (
        <Card
          tone={notice.tone}
          radius={2}
          padding={4}
          role={notice.tone === 'critical' ? 'alert' : 'status'}
        >
          <Text size={1}>{notice.words}</Text>
        </Card>
      )}
      <LinesTable lines={lines} left={tool.left} hasChange={tool.hasChange} onToggle={tool.toggle} />
      <Flex gap={3} align="center" wrap="wrap">
        <Button
          text={changing.length > 0 ? `Change ${countPrices(changing.length)}` : 'Change prices'}
          tone="primary"
          disabled={isBusy || changing.length === 0}
          loading={isBusy}
          onClick={tool.apply}
        />
        {refused > 0 && (
          <Text size={1} muted>
            {countPrices(refused)} cannot be changed; the list says why.
          </Text>
        )}
      </Flex>
      <UndoList changes={tool.changes} isBusy={isBusy} onUndo={tool.undo} />
    </ToolFrame>
  )
}
