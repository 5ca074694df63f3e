import type { ReactNode } from 'react'
import { ToolFrame } from '../catalog/tool-frame.tsx'
import { ImportTranslations } from './import-translations.tsx'
import { useTranslations } from './use-translations.ts'

interface ImportPanelProps {
  type: string
  /** Switches to the list of documents. */
  header: ReactNode
}

/** Imports what an agency translated. */
export function ImportPanel({ type, header }: ImportPanelProps) {
  return (
    <ToolFrame
      description="Choose the XLIFF or CSV file that you got back. You see each text, beside English and the present translation, before anything is saved."
      documentType={type}
      isLoading={false}
      hasFailed={false}
      onReload={() => window.location.reload()}
    >
      {header}
      <ImportTranslations translations={useTranslations()} />
    </ToolFrame>
  )
}
