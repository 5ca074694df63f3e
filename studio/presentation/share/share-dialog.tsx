import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Card, Dialog, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { PREVIEW_LIFETIMES } from '../../../schemas/shared/preview-links.ts'
import { LinkList } from './link-list.tsx'
import { usePreviewLinks } from './use-preview-links.ts'

interface ShareDialogProps {
  /** Origin of the site. */
  origin: string
  /** The page that is being looked at, with language. */
  path: string
  /** What it is looked at in, as links keep it; null where that is what everybody sees anyway. */
  perspective: string | null
  onClose: () => void
}

const WEEK = 7 * 24

/** Makes a link to what is being looked at, for somebody without an account, and takes links back. */
export function ShareDialog({ origin, path, perspective, onClose }: ShareDialogProps) {
  const id = useId()
  const { links, address, fault, make, withdraw } = usePreviewLinks(origin)
  const [hours, setHours] = useState<number>(WEEK)
  return (
    <Dialog id={id} header="Share this preview" width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        {perspective === null ? (
          <Text size={1}>
            You are looking at what is published: its own address can be shared with anybody.
          </Text>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              make(path, perspective, hours)
            }}
          >
            <Stack gap={4}>
              <Text size={1}>
                Whoever has the link sees this page and the rest of the site as you see it now, with changes
                to come, and needs no account.
              </Text>
              <Text as="label" htmlFor={`${id}-hours`} size={1} weight="medium">
                The link holds for
              </Text>
              <Flex gap={2}>
                <Select
                  id={`${id}-hours`}
                  value={hours}
                  onChange={(event) => setHours(Number(event.currentTarget.value))}
                >
                  {PREVIEW_LIFETIMES.map((lifetime) => (
                    <option key={lifetime.hours} value={lifetime.hours}>
                      {lifetime.title}
                    </option>
                  ))}
                </Select>
                <Button type="submit" tone="primary" text="Make a link" />
              </Flex>
            </Stack>
          </form>
        )}
        {address && <NewLink address={address} />}
        {fault && (
          <Card tone="critical" radius={2} padding={3} role="alert">
            <Text size={1}>{fault}</Text>
          </Card>
        )}
        {links && <LinkList links={links} onWithdraw={withdraw} />}
      </Stack>
    </Dialog>
  )
}

/** A link that has just been made: this is the only time that it can be read. */
function NewLink({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Card tone="positive" radius={2} padding={3} role="status">
      <Stack gap={3}>
        <Text size={1}>
          {isCopied ? 'Copied.' : 'Copy the link now: it is kept nowhere, and cannot be shown again.'}
        </Text>
        <Flex gap={2}>
          <Stack flex={1}>
            <TextInput
              readOnly
              value={address}
              aria-label="The link"
              onFocus={(event) => event.currentTarget.select()}
            />
          </Stack>
          <Button
            mode="ghost"
            icon={CopyIcon}
            text="Copy"
            onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
