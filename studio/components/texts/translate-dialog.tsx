import { Button, Dialog, Flex, Select, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { NoticeCard } from '../notice-card.tsx'
import { useMachineTranslation } from './machine-translation.ts'
import { TARGETS } from './read-file.ts'
import { ReviewDialog } from './review-dialog.tsx'
import type { ExportRequest, Translations } from './use-translations.ts'

interface TranslateDialogProps {
  ids: readonly string[]
  /** For example `12 documents`. */
  counted: string
  translations: Translations
  onClose: () => void
}

/** Exports the texts of the chosen documents for translators, or has the missing ones translated by a service. */
export function TranslateDialog({ ids, counted, translations, onClose }: TranslateDialogProps) {
  const [language, setLanguage] = useState<string>(TARGETS[0]?.id ?? '')
  const [which, setWhich] = useState<ExportRequest['which']>('missing')
  const [languageId, whichId] = [useId(), useId()]
  const { isBusy, notice, review, exportTexts, translateMissing, save, closeReview } = translations
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
    <Dialog id="translate" header={`Translate ${counted}`} width={0} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Stack gap={3}>
          <Text as="label" htmlFor={languageId} size={1} weight="medium">
            From English into
          </Text>
          <Select
            id={languageId}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          >
            {TARGETS.map(({ id, name }) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </Select>
        </Stack>
        <Stack gap={3}>
          <Text as="label" htmlFor={whichId} size={1} weight="medium">
            Texts
          </Text>
          <Select
            id={whichId}
            value={which}
            onChange={(event) => setWhich(event.currentTarget.value as ExportRequest['which'])}
          >
            <option value="missing">Only those that are missing</option>
            <option value="all">All, with their translations</option>
          </Select>
        </Stack>
        {notice && <NoticeCard {...notice} />}
        <Text size={1} muted>
          Agencies translate the file and send it back. “Import translations” shows each text before it is
          saved.
        </Text>
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
    </Dialog>
  )
}
