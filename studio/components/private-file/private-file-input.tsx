import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useRef, useState } from 'react'
import { type ObjectInputProps, set, unset, useClient, useCurrentUser } from 'sanity'
import { PRIVATE_FILE_MAX_BYTES } from '#schemas/shared/private-files.ts'
import { isAreaShown } from '#studio/roles.ts'
import { saveAs } from '../download.ts'
import { Muted } from '../muted.tsx'
import { NoticeCard } from '../notice-card.tsx'
import { fetchPrivateFile, type PrivateFile, uploadPrivateFile } from './private-files.ts'

type Status = { kind: 'idle' } | { kind: 'uploading'; share: number } | { kind: 'failed'; message: string }

const formatMegabytes = (bytes: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1e6,
  )

const isComplete = (value: Partial<PrivateFile> | undefined): value is PrivateFile =>
  typeof value?.name === 'string' && typeof value.size === 'number' && Array.isArray(value.parts)

/** Uploads, downloads and removes a private file. */
export function PrivateFileInput({ value, onChange, readOnly = false, elementProps }: ObjectInputProps) {
  const client = useClient({ apiVersion: '2025-10-01' })
  const canDownload = isAreaShown(useCurrentUser(), 'product files')
  const [status, setStatus] = useState<Status>({ kind: 'idle' })
  const fileInput = useRef<HTMLInputElement>(null)
  const id = useId()
  const file = isComplete(value) ? value : null
  const isUploading = status.kind === 'uploading'

  async function upload(chosen: File) {
    if (chosen.size > PRIVATE_FILE_MAX_BYTES) {
      const message = `This file is ${formatMegabytes(chosen.size)}. The limit is ${formatMegabytes(PRIVATE_FILE_MAX_BYTES)}.`
      setStatus({ kind: 'failed', message })
      return
    }
    setStatus({ kind: 'uploading', share: 0 })
    try {
      const uploaded = await uploadPrivateFile(client, chosen, (share) =>
        setStatus({ kind: 'uploading', share }),
      )
      onChange(set({ _type: 'privateFile', ...uploaded }))
      setStatus({ kind: 'idle' })
    } catch {
      setStatus({ kind: 'failed', message: 'The upload failed and nothing was changed. Please try again.' })
    }
  }

  async function download(stored: PrivateFile) {
    try {
      const content = await fetchPrivateFile(client, stored)
      if (content) saveAs(content, stored.name)
      else setStatus({ kind: 'failed', message: 'A part of this file is missing. Upload the file again.' })
    } catch {
      setStatus({ kind: 'failed', message: 'The download failed. Check your connection and try again.' })
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
            text={isUploading ? `Uploading… ${Math.round(status.share * 100)}%` : file ? 'Replace' : 'Upload'}
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
      {status.kind === 'failed' && <NoticeCard tone="critical" text={status.message} />}
    </Stack>
  )
}
