import { Card, Grid, Stack, Text } from '@sanity/ui'
import { useCallback, useMemo, useState } from 'react'
import { useActiveReleases, useClient, useCurrentUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { LinkedPage } from '#schemas/shared/linked-pages.ts'
import { APPROVAL_CHANGES, ASSIGNED_QUERY, READY_QUERY } from '../components/approval/approval.ts'
import { formatMoment } from '../components/format-moment.ts'
import { Muted } from '../components/muted.tsx'
import { useFetched } from '../components/use-fetched.ts'
import { useLiveQuery } from '../components/use-live-query.ts'
import { pageTemplate } from '../structure/templates.ts'
import type { DocumentStub } from './audit-content.ts'
import { audit, AUDIT_PARAMS, type AuditData, draftsOfUser, dueReleases, TYPES } from './content-lists.ts'
import { DocumentSection, Note, Section } from './section.tsx'
import {
  AUDIT_QUERY,
  draftsQuery,
  MAX_DRAFTS,
  NEW_INQUIRIES,
  OLDER_DRAFTS,
  RECENTLY_PUBLISHED,
  TO_DO_LISTS,
  toWorkItems,
  weekBefore,
  type WorkItems,
  workListsQuery,
} from './work-lists.ts'

const INQUIRIES_QUERY = workListsQuery({ inquiries: NEW_INQUIRIES })
const RECENT_QUERY = workListsQuery({ recent: RECENTLY_PUBLISHED })
const CONTENT = '*[_type in $types]'
const APPROVALS = `*[${APPROVAL_CHANGES}]`

/** Drafts, releases, inquiries, and content that needs attention. */
export function MarketerHome() {
  return (
    <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
      <MyDrafts />
      <Approvals />
      <Inquiries />
      <DueReleases />
      <ContentToFix />
      <RecentlyPublished />
    </Grid>
  )
}

function MyDrafts() {
  const client = useClient({ apiVersion: API_VERSION })
  const userId = useCurrentUser()?.id ?? ''
  const { data, hasFailed } = useLiveQuery(draftsQuery, CONTENT, TYPES)
  const fetchMine = useCallback(
    async () => data && draftsOfUser(client, data, userId),
    [client, data, userId],
  )
  const mine = useFetched(fetchMine)
  return (
    <DocumentSection
      {...TO_DO_LISTS.myDrafts}
      work={mine.data && toWorkItems(mine.data)}
      hasFailed={hasFailed || mine.hasFailed}
      limit={data?.length === MAX_DRAFTS && OLDER_DRAFTS}
    />
  )
}

function Approvals() {
  const user = useCurrentUser()?.id ?? ''
  const { data: ready, hasFailed } = useLiveQuery<string, DocumentStub[]>(READY_QUERY, APPROVALS)
  const assigned = useLiveQuery<string, DocumentStub[]>(ASSIGNED_QUERY, APPROVALS, { user })
  return (
    <>
      <DocumentSection
        {...TO_DO_LISTS.assigned}
        work={assigned.data && toWorkItems(assigned.data)}
        hasFailed={assigned.hasFailed}
      />
      <DocumentSection {...TO_DO_LISTS.review} work={ready && toWorkItems(ready)} hasFailed={hasFailed} />
    </>
  )
}

function Inquiries() {
  const { data, hasFailed } = useLiveQuery<string, { inquiries: WorkItems }>(
    INQUIRIES_QUERY,
    '*[_type == "inquiry"]',
  )
  return <DocumentSection {...NEW_INQUIRIES} work={data?.inquiries} hasFailed={hasFailed} />
}

function DueReleases() {
  const { data, error, loading } = useActiveReleases()
  const due = dueReleases(data)
  return (
    <Section title="Scheduled releases" path="/releases" count={loading ? undefined : due.length}>
      {error && <Note isAlert>The releases couldn’t be loaded. Check your connection and reload.</Note>}
      {!loading && !error && due.length === 0 && (
        <Note>
          Releases with a date appear here, the next one first. To plan one, open Releases and select “New
          release”.
        </Note>
      )}
      {due.slice(0, 5).map(({ id, title, at }) => (
        <Card
          key={id}
          as={IntentLink}
          intent="release"
          params={{ id }}
          radius={2}
          padding={2}
          data-as="a"
          style={{ textDecoration: 'none' }}
        >
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {title}
            </Text>
            <Muted>{formatMoment(at)}</Muted>
          </Stack>
        </Card>
      ))}
    </Section>
  )
}

function ContentToFix() {
  const { data, hasFailed } = useLiveQuery<string, AuditData>(AUDIT_QUERY, CONTENT, AUDIT_PARAMS)
  const found = useMemo(() => data && audit(data), [data])
  return (
    <>
      <DocumentSection
        {...TO_DO_LISTS.missingLanguages}
        work={found && toWorkItems(found.missingLanguages)}
        hasFailed={hasFailed}
      />
      <DocumentSection
        {...TO_DO_LISTS.brokenLinks}
        work={found && toWorkItems(found.brokenLinks)}
        hasFailed={hasFailed}
      />
      {found && <MissingPages pages={found.missingPages} />}
    </>
  )
}

/** Lists the pages that buttons of the site lead to and that nobody has built; nothing if none is missing. */
export function MissingPages({ pages }: { pages: readonly LinkedPage[] }) {
  if (pages.length === 0) return null
  return (
    <Section title="Missing pages" path="/structure/page" count={pages.length}>
      <Note>
        Buttons of the site lead to these addresses. Select one to add its page, or add a redirect to another
        page.
      </Note>
      {pages.map(({ path, content }) => (
        <Card
          key={path}
          as={IntentLink}
          intent="create"
          params={[{ type: pageTemplate.schemaType, template: pageTemplate.id }, { path }]}
          radius={2}
          data-as="a"
          style={{ textDecoration: 'none' }}
        >
          <Note>
            <strong>{path}</strong>: {content}
          </Note>
        </Card>
      ))}
    </Section>
  )
}

function RecentlyPublished() {
  const [params] = useState(() => ({ ...TYPES, since: weekBefore(Date.now()) }))
  const { data, hasFailed } = useLiveQuery<string, { recent: WorkItems }>(RECENT_QUERY, CONTENT, params)
  return <DocumentSection {...RECENTLY_PUBLISHED} work={data?.recent} hasFailed={hasFailed} />
}
