import { Button, Card, Flex, Text } from '@sanity/ui'
import { ToolFrame } from '../catalog/tool-frame.tsx'
import { UndoList } from '../catalog/undo-list.tsx'
import { ChangeForm } from './change-form.tsx'
import { LinesTable } from './lines-table.tsx'
import { countPrices, usePriceChange } from './use-price-change.ts'

/** Changes many prices at once, with a preview and undo. */
export function PriceChangeTool() {
  const tool = usePriceChange()
  const { catalog, lines, changing, notice, isBusy } = tool
  const unchangeable = tool.hasChange ? lines.filter(({ error }) => error).length : 0
  return (
    <ToolFrame
      description="Change the prices of many products at once. Review the list first: when you press the button below it, all prices change together and go live."
      isLoading={!catalog}
      hasFailed={tool.hasFailed}
      onReload={() => void tool.reload()}
    >
      <ChangeForm
        fields={tool.fields}
        error={tool.error}
        categories={catalog?.categories ?? []}
        onChange={tool.setFields}
      />
      {notice && (
        <Card
          tone={notice.tone}
          radius={2}
          padding={4}
          role={notice.tone === 'critical' ? 'alert' : 'status'}
        >
          <Text size={1}>{notice.text}</Text>
        </Card>
      )}
      <LinesTable lines={lines} excluded={tool.excluded} hasChange={tool.hasChange} onToggle={tool.toggle} />
      <Flex gap={3} align="center" wrap="wrap">
        <Button
          text={changing.length > 0 ? `Change ${countPrices(changing.length)}` : 'Change prices'}
          tone="primary"
          disabled={isBusy || changing.length === 0}
          loading={isBusy}
          onClick={tool.apply}
        />
        {unchangeable > 0 && (
          <Text size={1} muted>
            {countPrices(unchangeable)} can’t be changed. See the list for the reasons.
          </Text>
        )}
      </Flex>
      <UndoList changes={tool.changes} isBusy={isBusy} onUndo={tool.undo} />
    </ToolFrame>
  )
}
