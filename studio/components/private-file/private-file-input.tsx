import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useRef, useState } from 'react'
import { type ObjectInputProps, set, unset, useClient, useCurrentUser } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { PRIVATE_FILE_MAX_BYTES } from '#schemas/shared/private-files.ts'
import { isAreaShown } from '#studio/roles.ts'
import { saveAs } from '../download.ts'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { fetchPrivateFile, type PrivateFile, uploadPrivateFile } from './private-files.ts'

const formatMegabytes = (bytes: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1e6,
  )

const isComplete = (value: Partial<PrivateFile> | undefined): value is PrivateFile =>
  typeof value?.name === 'string' && typeof value.size === 'number' && Array.isArray(value.parts)

/** Uploads, downloads and removes a private file. */
export function PrivateFileInput({ value, onChange, readOnly = false, elementProps }: ObjectInputProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const canDownload = isAreaShown(useCurrentUser(), 'product files')
  /** The uploaded share of a file, from 0 to 1. */
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<string>()
  const fileInput = useRef<HTMLInputElement>(null)
  const id = useId()
  const file = isComplete(value) ? value : null
  const isUploading = share !== undefined

  async function upload(chosen: File) {
    setError(undefined)
    if (chosen.size > PRIVATE_FILE_MAX_BYTES)
      return setError(
        `This file is ${formatMegabytes(chosen.size)}. The limit is ${formatMegabytes(PRIVATE_FILE_MAX_BYTES)}.`,
      )
    setShare(0)
    try {
      onChange(set({ _type: 'privateFile', ...(await uploadPrivateFile(client, chosen, setShare)) }))
    } catch {
      setError('The upload failed and nothing was changed. Please try again.')
    }
    setShare(undefined)
  }

  async function download(stored: PrivateFile) {
    setError(undefined)
    try {
      const content = await fetchPrivateFile(client, stored)
      if (content) saveAs(content, stored.name)
      else setError('A part of this file is missing. Upload the file again.')
    } catch {
      setError('The download failed. Check your connection and try again.')
    }
  }

  return (
    <Stack gap={3}>
      <Card padding={3} radius={2} border>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Text size={1} muted={!file}>
              <bdi id={id}>{file ? `${file.name} (${formatMegabytes(file.size)})` : 'No file yet'}</bdi>
            </Text>
          </Box>
          {file && canDownload && (
            <Button mode="bleed" text="Download" onClick={() => void download(file)} disabled={isUploading} />
          )}
          <Button
            {...elementProps}
            aria-describedby={id}
            mode="ghost"
            text={isUploading ? `Uploading… ${Math.round(share * 100)}%` : file ? 'Replace' : 'Upload'}
            onClick={() => fileInput.current?.click()}
            disabled={readOnly || isUploading}
          />
          {file && (
            <Button
              mode="bleed"
              tone="critical"
              text="Remove"
              onClick={() => onChange(unset())}
              disabled={readOnly || isUploading}
            />
          )}
        </Flex>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label="Choose a file"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) void upload(chosen)
            currentTarget.value = ''
          }}
        />
      </Card>
      {file && !canDownload && (
        <Muted>Your role can’t download files that are for sale. Ask a merchandiser if you need one.</Muted>
      )}
      {error && <NoticeCard tone="critical" text={error} />}
    </Stack>
  )
}
