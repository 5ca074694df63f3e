import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useRef, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { PREVIEW_LIFETIMES } from '#schemas/shared/preview-links.ts'
import { LabeledField } from '../../components/labeled-fields.tsx'
import { NoticeCard } from '../../components/notice-card.tsx'
import { ToolDialog } from '../../components/tool-dialog.tsx'
import { useLiveQuery } from '../../components/use-live-query.ts'
import { LinkList } from './link-list.tsx'
import {
  ACTIVE_LINKS_LISTENED,
  ACTIVE_LINKS_QUERY,
  type ActiveLink,
  type CreatedLink,
  createLink,
  revokeLink,
} from './preview-links.ts'

interface ShareDialogProps {
  /** Origin of the site. */
  origin: string
  /** The previewed page, with locale. */
  path: string
  /** The previewed perspective as stored in links; null for published content. */
  perspective: string | null
  onClose: () => void
}

const WEEK = 7 * 24
const HOUR_MS = 3_600_000

/** Creates preview links for people without an account, and revokes them. */
export function ShareDialog({ origin, path, perspective, onClose }: ShareDialogProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const madeBy = useCurrentUser()?.name ?? 'Unknown user'
  const { data: links, hasFailed } = useLiveQuery<string, ActiveLink[]>(
    ACTIVE_LINKS_QUERY,
    ACTIVE_LINKS_LISTENED,
  )
  const [lastCreated, setLastCreated] = useState<CreatedLink>()
  const [error, setError] = useState<string>()
  const isBusy = useRef(false)
  const list = useRef<HTMLDivElement>(null)

  async function run(action: () => Promise<void>, failure: string) {
    // Disabled buttons would lose the focus, and Escape would no longer close the dialog.
    if (isBusy.current) return
    isBusy.current = true
    setError(undefined)
    await action().catch(() => setError(failure))
    isBusy.current = false
  }
  function create(perspective: string, hours: number) {
    const endsAt = new Date(Date.now() + hours * HOUR_MS).toISOString()
    void run(
      async () => setLastCreated(await createLink(client, origin, { path, perspective, endsAt, madeBy })),
      'Couldn’t create the link. Your role may not allow it.',
    )
  }
  function revoke(id: string) {
    void run(async () => {
      await revokeLink(client, id)
      if (id === lastCreated?.id) setLastCreated(undefined)
      // The button disappears with its link.
      list.current?.focus()
    }, 'Couldn’t revoke the link. Your role may not allow it.')
  }

  return (
    <ToolDialog id="share-preview" header="Share this preview" width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        {perspective === null ? (
          <Text size={1}>
            This page is already published, so you can share its normal address with anyone.
          </Text>
        ) : (
          <CreateLinkForm onCreate={(hours) => create(perspective, hours)} />
        )}
        {lastCreated && <NewLink key={lastCreated.id} url={lastCreated.url} />}
        {error && <NoticeCard tone="critical" text={error} />}
        {hasFailed && (
          <NoticeCard tone="critical" text="Couldn’t load the links. Close this dialog and try again." />
        )}
        {links && (
          <div ref={list} tabIndex={-1}>
            <LinkList links={links} onRevoke={revoke} />
          </div>
        )}
      </Stack>
    </ToolDialog>
  )
}

/** Asks how long a new link works. */
function CreateLinkForm({ onCreate }: { onCreate: (hours: number) => void }) {
  const [hours, setHours] = useState<number>(WEEK)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onCreate(hours)
      }}
    >
      <Stack gap={4}>
        <Text size={1}>
          Anyone with the link can preview this page and the rest of the site, including future changes. They
          don’t need an account.
        </Text>
        <LabeledField label="Link expires after">
          {(attributes) => (
            <Flex gap={2}>
              <Select
                {...attributes}
                value={hours}
                onChange={(event) => setHours(Number(event.currentTarget.value))}
              >
                {PREVIEW_LIFETIMES.map((lifetime) => (
                  <option key={lifetime.hours} value={lifetime.hours}>
                    {lifetime.title}
                  </option>
                ))}
              </Select>
              <Button type="submit" tone="primary" text="Create link" />
            </Flex>
          )}
        </LabeledField>
      </Stack>
    </form>
  )
}

/** Shows a new link, which cannot be shown again. */
function NewLink({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    // Browsers can deny it, or lack it on insecure origins. The text then still asks to copy the link.
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
  }
  return (
    <Card tone="positive" radius={2} padding={3} role="status">
      <Stack gap={3}>
        <Text size={1}>{isCopied ? 'Copied.' : 'Copy the link now. It won’t be shown again.'}</Text>
        <Flex gap={2}>
          <Stack flex={1}>
            <TextInput
              readOnly
              value={url}
              aria-label="Link"
              onFocus={(event) => event.currentTarget.select()}
            />
          </Stack>
          <Button
            mode="ghost"
            icon={CopyIcon}
            text="Copy"
            onClick={() => void copy().catch(() => undefined)}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
