import { Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { LabeledSelect } from '../labeled-fields.tsx'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { ToolDialog } from '../tool-dialog.tsx'
import { useMachineTranslation } from './machine-translation.ts'
import { TARGETS } from './read-file.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { type ExportRequest, useTranslations } from './use-translations.ts'

interface TranslateDialogProps {
  ids: readonly string[]
  /** For example `12 documents`. */
  counted: string
  onClose: () => void
}

/** Exports the texts of the chosen documents for translators, or has the missing ones translated by a service. */
export function TranslateDialog({ ids, counted, onClose }: TranslateDialogProps) {
  const [language, setLanguage] = useState<string>(TARGETS[0]?.id ?? '')
  const [which, setWhich] = useState<ExportRequest['which']>('missing')
  const { isBusy, notice, review, exportTexts, translateMissing, save, closeReview } = useTranslations()
  const hasMachine = useMachineTranslation()
  const download = (format: ExportRequest['format']) => void exportTexts({ ids, language, which, format })
  if (review)
    return (
      <ReviewDialog
        review={review}
        isBusy={isBusy}
        onSave={(texts) => void save(texts)}
        onClose={closeReview}
      />
    )
  return (
    <ToolDialog id="translate" header={`Translate ${counted}`} width={0} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <LabeledSelect
          label="From English into"
          value={language}
          options={TARGETS.map(({ id, name }) => ({ value: id, title: name, lang: id }))}
          onSelect={setLanguage}
        />
        <LabeledSelect
          label="Texts"
          value={which}
          options={[
            { value: 'missing', title: 'Only those that are missing' },
            { value: 'all', title: 'All, with their translations' },
          ]}
          onSelect={setWhich}
        />
        {notice && <NoticeCard {...notice} />}
        <Muted>
          Agencies translate the file and send it back. “Import translations” shows each text before it is
          saved.
        </Muted>
        <Flex gap={2} justify="flex-end" wrap="wrap">
          {hasMachine && (
            <Button
              text="Translate the missing"
              mode="ghost"
              loading={isBusy}
              disabled={isBusy}
              onClick={() => void translateMissing(ids, language)}
            />
          )}
          <Button text="Export CSV" mode="ghost" disabled={isBusy} onClick={() => download('csv')} />
          <Button text="Export XLIFF" tone="primary" disabled={isBusy} onClick={() => download('xliff')} />
        </Flex>
      </Stack>
    </ToolDialog>
  )
}
