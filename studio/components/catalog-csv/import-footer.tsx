import { Button, Flex, Stack, Text } from '@sanity/ui'
import { NoticeCard } from '../notice-card.tsx'
import type { useImport } from './use-import.ts'

/** The result of the last action, and the button that imports the chosen file. */
export function ImportFooter({ tool }: { tool: ReturnType<typeof useImport> }) {
  const { plan, active, notice, isBusy, progress } = tool
  return (
    <Stack gap={3}>
      {notice && <NoticeCard {...notice} />}
      {plan && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button
            text={active.length === 1 ? 'Import 1 line' : `Import ${active.length} lines`}
            tone="primary"
            disabled={isBusy || active.length === 0}
            loading={isBusy}
            onClick={tool.apply}
          />
          {progress && (
            <Text size={1} muted role="status">
              {progress}
            </Text>
          )}
          {plan.skipped.length > 0 && (
            <Text size={1} muted>
              {plan.skipped.length === 1
                ? '1 line will be skipped. See the list for the reason.'
                : `${plan.skipped.length} lines will be skipped. See the list for the reasons.`}
            </Text>
          )}
        </Flex>
      )}
    </Stack>
  )
}
