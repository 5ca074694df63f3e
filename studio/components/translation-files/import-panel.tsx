import type { ReactNode } from 'react'
import { LabeledField } from '../labeled-fields.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { ToolFrame } from '../tool-frame.tsx'
import { FileInput } from '../tool-styles.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { useTranslations } from './use-translations.ts'

interface ImportPanelProps {
  type: string
  /** Switches to the list of documents. */
  header: ReactNode
}

/** Imports what an agency translated: chooses a file and shows its texts before they are saved. */
export function ImportPanel({ type, header }: ImportPanelProps) {
  const { review, notice, isBusy, importFile, save, closeReview } = useTranslations()
  return (
    <ToolFrame
      description="Choose the XLIFF or CSV file that you got back. You see each text, beside English and the present translation, before anything is saved."
      documentType={type}
    >
      {header}
      <LabeledField label="Import translations">
        {(attributes) => (
          <FileInput
            {...attributes}
            type="file"
            accept=".xlf,.xliff,.csv"
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void importFile(file)
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        )}
      </LabeledField>
      {notice && <NoticeCard {...notice} />}
      {review && (
        <ReviewDialog
          review={review}
          isBusy={isBusy}
          onSave={(texts) => void save(texts)}
          onClose={closeReview}
        />
      )}
    </ToolFrame>
  )
}
