import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { formatCount } from '#schemas/preview/count.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { TranslateDialog } from '../translation-files/translate-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import type { EditableField } from './editable-fields.ts'
import { ReportCard } from './report-card.tsx'
import type { BulkAction, FinishedAction } from './use-bulk-actions.ts'

/** The questions before actions that visitors notice. */
const CONFIRMATIONS = {
  publish: {
    verb: 'Publish',
    tone: 'positive',
    text: 'Visitors see the changes at once. Documents with mistakes are left out and listed with the reason.',
  },
  unpublish: {
    verb: 'Unpublish',
    tone: 'critical',
    text: 'They disappear from the site at once and stay here as drafts. Documents that others still use are left out.',
  },
} as const

interface SelectionFooterProps {
  ids: readonly string[]
  editable: readonly EditableField[]
  canUnpublish: boolean
  hasProducts: boolean
  progress: { finished: number; all: number } | undefined
  finished: FinishedAction | undefined
  onRun: (action: BulkAction) => void
}

/** The actions for the chosen documents, their progress and their result. */
export function SelectionFooter(props: SelectionFooterProps) {
  const { ids, editable, canUnpublish, hasProducts, progress, finished, onRun } = props
  const [dialog, setDialog] = useState<'publish' | 'unpublish' | 'change' | 'translate'>()
  const count = ids.length
  const counted = formatCount(count, 'document')
  const isDisabled = count === 0 || progress !== undefined
  const others = [
    { dialog: 'change', text: 'Change a field', isShown: editable.length > 0 || hasProducts },
    { dialog: 'translate', text: 'Translate', isShown: true },
    { dialog: 'unpublish', text: 'Unpublish', isShown: canUnpublish },
  ] as const
  const close = () => setDialog(undefined)
  function run(action: BulkAction) {
    close()
    onRun(action)
  }
  return (
    <Stack gap={3}>
      {finished && <ReportCard finished={finished} />}
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1} weight="medium" role="status">
          {progress
            ? `${progress.finished} of ${progress.all} finished…`
            : count === 0
              ? 'Nothing selected'
              : `${counted} selected`}
        </Text>
        <Flex gap={2} wrap="wrap">
          <Button
            text="Publish"
            tone="positive"
            disabled={isDisabled}
            loading={progress !== undefined}
            onClick={() => setDialog('publish')}
          />
          {others
            .filter(({ isShown }) => isShown)
            .map((action) => (
              <Button
                key={action.dialog}
                text={action.text}
                mode="ghost"
                tone={action.dialog === 'unpublish' ? 'critical' : 'default'}
                disabled={isDisabled}
                onClick={() => setDialog(action.dialog)}
              />
            ))}
        </Flex>
      </Flex>
      {(dialog === 'publish' || dialog === 'unpublish') && (
        <ConfirmDialog
          header={`${CONFIRMATIONS[dialog].verb} ${counted}?`}
          action={`${CONFIRMATIONS[dialog].verb} ${counted}`}
          tone={CONFIRMATIONS[dialog].tone}
          onConfirm={() => run({ kind: dialog })}
          onCancel={close}
        >
          <Text size={1}>{CONFIRMATIONS[dialog].text}</Text>
        </ConfirmDialog>
      )}
      {dialog === 'translate' && <TranslateDialog ids={ids} counted={counted} onClose={close} />}
      {dialog === 'change' && (
        <ChangeDialog
          counted={counted}
          editable={editable}
          hasProducts={hasProducts}
          onApply={run}
          onClose={close}
        />
      )}
    </Stack>
  )
}
