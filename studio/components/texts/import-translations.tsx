import { Flex, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { FileInput } from '../catalog/styles.ts'
import { NoticeCard } from '../notice-card.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import type { Translations } from './use-translations.ts'

/** Chooses a file of translations and shows its texts before they are saved. */
export function ImportTranslations({ translations }: { translations: Translations }) {
  const id = useId()
  const { review, notice, isBusy, importFile, save, closeReview } = translations
  return (
    <Stack gap={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text as="label" htmlFor={id} size={1} weight="medium">
          Import translations
        </Text>
        <FileInput
          id={id}
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
      </Flex>
      {notice && <NoticeCard {...notice} />}
      {review && (
        <ReviewDialog
          review={review}
          isBusy={isBusy}
          onSave={(texts) => void save(texts)}
          onClose={closeReview}
        />
      )}
    </Stack>
  )
}
