import { ShareIcon } from '@sanity/icons/Share'
import { withoutSecretSearchParams } from '@sanity/preview-url-secret/without-secret-search-params'
import { Box, Button, Flex } from '@sanity/ui'
import { useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { ShareDialog } from './share-dialog.tsx'

/** The header of the preview with a button to share it. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { perspective, previewUrl, targetOrigin } = props
  const { pathname, search } = withoutSecretSearchParams(
    new URL(previewUrl ?? props.initialUrl, targetOrigin),
  )
  return (
    <Flex align="center" gap={1} flex={1}>
      <Box flex={1}>{props.renderDefault(props)}</Box>
      <Button mode="bleed" icon={ShareIcon} text="Share" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ShareDialog
          origin={targetOrigin}
          path={pathname + search}
          perspective={perspective === 'published' ? null : [perspective].flat().join(',')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Flex>
  )
}
