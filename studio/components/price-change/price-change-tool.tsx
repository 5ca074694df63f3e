import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { ToolFrame } from '../catalog/tool-frame.tsx'
import { UndoList } from '../catalog/undo-list.tsx'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { ChangeForm } from './change-form.tsx'
import { LARGE_CHANGE_PERCENT } from './difference.ts'
import { LargeChangeDialog } from './large-change-dialog.tsx'
import { LinesTable } from './lines-table.tsx'
import { countPrices, usePriceChange } from './use-price-change.ts'

type PriceChangeState = ReturnType<typeof usePriceChange>

/** Changes many prices at once, with a preview and undo. */
export function PriceChangeTool() {
  const tool = usePriceChange()
  const { catalog, changing, largeChanges } = tool
  const action = changing.length > 0 ? `Change ${countPrices(changing.length)}` : 'Change prices'
  return (
    <ToolFrame
      description="Change the prices of many products at once. Review the list first: when you press the button, all prices change together and go live."
      isLoading={!catalog}
      hasFailed={tool.hasFailed}
      onReload={() => void tool.reload()}
      footer={<ChangeFooter tool={tool} action={action} />}
    >
      <ChangeForm
        fields={tool.fields}
        error={tool.error}
        categories={catalog?.categories ?? []}
        onChange={tool.setFields}
      />
      <LinesTable
        lines={tool.lines}
        excluded={tool.excluded}
        hasChange={tool.hasChange}
        onToggle={tool.toggle}
      />
      <UndoList changes={tool.changes} isBusy={tool.isBusy} onUndo={tool.undo} />
      {tool.isConfirming && largeChanges.length > 0 && (
        <LargeChangeDialog
          lines={largeChanges}
          action={action}
          onCancel={tool.cancel}
          onConfirm={tool.apply}
        />
      )}
    </ToolFrame>
  )
}

/** The result of the last action, the button, and what deserves attention. */
function ChangeFooter({ tool, action }: { tool: PriceChangeState; action: string }) {
  const { lines, changing, largeChanges, notice, isBusy } = tool
  const unchangeable = tool.hasChange ? lines.filter(({ error }) => error).length : 0
  return (
    <Stack gap={3}>
      {notice && <NoticeCard {...notice} />}
      <Flex gap={3} align="center" wrap="wrap">
        <Button
          text={action}
          tone="primary"
          disabled={isBusy || changing.length === 0}
          loading={isBusy}
          onClick={tool.requestApply}
        />
        {largeChanges.length > 0 && (
          <Card tone="caution" radius={2} padding={2} role="status">
            <Text size={1}>
              {countPrices(largeChanges.length)} would change by more than {LARGE_CHANGE_PERCENT}%.
            </Text>
          </Card>
        )}
        {unchangeable > 0 && (
          <Muted>{countPrices(unchangeable)} can’t be changed. See the list for the reasons.</Muted>
        )}
      </Flex>
    </Stack>
  )
}
