import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useRef, useState } from 'react'
import { isObjectInputProps, set, unset, useClient, type InputProps, type ObjectInputProps } from 'sanity'
import { MOST_PRIVATE_BYTES } from '../../../schemas/shared/private-files.ts'
import { keepPrivateFile, readPrivateFile, type PrivateFile } from './private-files.ts'

const API_VERSION = '2025-10-01'
/** How long a browser may take to begin a download before its data is let go. */
const RELEASE_AFTER_MS = 60_000

/** Takes files that are nobody's to see; every other field is left as it is. */
export function PrivateFileInput(props: InputProps) {
  const isFile = props.schemaType.name === 'privateFile' && isObjectInputProps(props)
  return isFile ? <FileInput {...props} /> : props.renderDefault(props)
}

type Work = { kind: 'none' } | { kind: 'keeping'; share: number } | { kind: 'failed'; text: string }

const megabytes = (bytes: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / 1e6,
  )

/** Whether a value names a whole file. */
const isWhole = (value: Partial<PrivateFile> | undefined): value is PrivateFile =>
  typeof value?.name === 'string' && typeof value.size === 'number' && Array.isArray(value.parts)

function FileInput({ value, onChange, readOnly = false, elementProps }: ObjectInputProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const [work, setWork] = useState<Work>({ kind: 'none' })
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const file = isWhole(value) ? value : null
  const isBusy = work.kind === 'keeping'

  async function keep(chosen: File) {
    if (chosen.size > MOST_PRIVATE_BYTES) {
      const text = `The file has ${megabytes(chosen.size)}. Choose one of at most ${megabytes(MOST_PRIVATE_BYTES)}.`
      setWork({ kind: 'failed', text })
      return
    }
    setWork({ kind: 'keeping', share: 0 })
    try {
      const kept = await keepPrivateFile(client, chosen, (share) => setWork({ kind: 'keeping', share }))
      onChange(set({ _type: 'privateFile', ...kept }))
      setWork({ kind: 'none' })
    } catch {
      setWork({ kind: 'failed', text: 'The file could not be kept. Nothing was changed; please try again.' })
    }
  }

  async function download(kept: PrivateFile) {
    try {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await readPrivateFile(client, kept))
      link.download = kept.name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS)
    } catch {
      setWork({ kind: 'failed', text: 'The file could not be read. Please try again, or upload it anew.' })
    }
  }

  return (
    <Stack gap={3}>
      <Card padding={3} radius={2} border>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Text size={1} muted={!file}>
              <bdi id={id}>{file ? `${file.name} (${megabytes(file.size)})` : 'No file yet'}</bdi>
            </Text>
          </Box>
          {file && (
            <Button mode="bleed" text="Download" onClick={() => void download(file)} disabled={isBusy} />
          )}
          <Button
            id={elementProps.id}
            ref={elementProps.ref}
            onFocus={elementProps.onFocus}
            onBlur={elementProps.onBlur}
            aria-describedby={id}
            mode="ghost"
            text={isBusy ? `Keeping… ${Math.round(work.share * 100)} %` : file ? 'Replace' : 'Upload'}
            onClick={() => chooser.current?.click()}
            disabled={readOnly || isBusy}
          />
          {file && (
            <Button
              mode="bleed"
              tone="critical"
              text="Remove"
              onClick={() => onChange(unset())}
              disabled={readOnly || isBusy}
            />
          )}
        </Flex>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="Choose the file"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) void keep(chosen)
            currentTarget.value = ''
          }}
        />
      </Card>
      {work.kind === 'failed' && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>{work.text}</Text>
        </Card>
      )}
    </Stack>
  )
}
