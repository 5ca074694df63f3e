import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { getPublishedId, isDraftId, isVersionId, useClient, useProject, useSchema } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { BACKUP_RECORD } from '#schemas/shared/backup-record.ts'
import { previewUrl } from '#studio/environment.ts'
import { DocumentLink } from '../components/document-links.tsx'
import { formatMoment } from '../components/format-moment.ts'
import { Muted } from '../components/muted.tsx'
import { Loading } from '../components/pane.tsx'
import { useFetched } from '../components/use-fetched.ts'
import { useLiveQuery } from '../components/use-live-query.ts'
import { usePeople, useUsers } from '../components/use-people.ts'
import type { DocumentStub } from './audit-content.ts'
import {
  type Delivery,
  describeBackup,
  describeHealth,
  fetchDeliveries,
  isReachable,
  orderHealthQuery,
} from './health.ts'
import { fetchLastTransactions } from './last-editors.ts'
import { Note, Section } from './section.tsx'
import { listActivityTypes } from './work-lists.ts'

const CHECK_EVERY_MS = 30_000
const DAY_MS = 86_400_000

/** The last changed documents of the types `$types`. Perspective: raw. */
const ACTIVITY_QUERY = '*[_type in $types] | order(_updatedAt desc) [0...10] {_id, _type, _rev}'

/** When the last backup was made; null for never. Perspective: raw. */
const BACKUP_QUERY = `*[_id == "${BACKUP_RECORD._id}"][0].at`
const BACKUP_LISTENED = `*[_id == "${BACKUP_RECORD._id}"]`

/** People, health and activity. */
export function AdministratorHome() {
  return (
    <Stack gap={4}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
        <Health />
        <People />
      </Grid>
      <Activity />
    </Stack>
  )
}

function Health() {
  const client = useClient({ apiVersion: API_VERSION })
  const [dayAgo] = useState(() => new Date(Date.now() - DAY_MS).toISOString())
  const orders = useLiveQuery(orderHealthQuery, '*[_type == "order"]', { dayAgo })
  const backup = useLiveQuery<string, string | null>(BACKUP_QUERY, BACKUP_LISTENED)
  const [checked, setChecked] = useState<{ isSiteUp: boolean; deliveries: Delivery[]; at: number }>()
  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const [isSiteUp, deliveries] = await Promise.all([
        isReachable(`${previewUrl}/api/health`),
        fetchDeliveries(client),
      ])
      if (isCurrent) setChecked({ isSiteUp, deliveries, at: Date.now() })
    }
    void check()
    const timer = setInterval(() => void check(), CHECK_EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [client])
  const lines =
    checked && orders.data && backup.data !== undefined
      ? describeHealth(
          checked.isSiteUp,
          checked.deliveries,
          orders.data,
          describeBackup(backup.data, checked.at),
        )
      : []
  return (
    <Section title="Health">
      {(orders.hasFailed || backup.hasFailed) && (
        <Note isAlert>The orders and the last backup couldn’t be loaded. Check your connection.</Note>
      )}
      {lines.length === 0 && <Loading />}
      {lines.map(({ id, isHealthy, text }) => (
        <Flex key={id} gap={3} padding={2}>
          <Text size={1} muted={isHealthy}>
            {isHealthy ? <CheckmarkCircleIcon /> : <WarningOutlineIcon />}
          </Text>
          <Box flex={1}>
            <Text size={1} weight={isHealthy ? 'regular' : 'medium'}>
              {text}
            </Text>
          </Box>
        </Flex>
      ))}
      <Note>“npm run doctor” checks the servers, and docs/operations describes backups.</Note>
    </Section>
  )
}

function People() {
  const people = usePeople()
  return (
    <Section title="People and roles" count={people.length}>
      {people.map(({ id, name, roles, role }) => (
        <Flex key={id} gap={3} padding={2} justify="space-between" wrap="wrap">
          <Text size={1}>{name}</Text>
          <Muted>{roles.map((each) => each.title || each.name).join(', ') || role}</Muted>
        </Flex>
      ))}
    </Section>
  )
}

function Activity() {
  const client = useClient({ apiVersion: API_VERSION })
  const schema = useSchema()
  const { data, hasFailed } = useLiveQuery<string, (DocumentStub & { _rev: string })[]>(
    ACTIVITY_QUERY,
    '*[_type in $types]',
    { types: listActivityTypes(schema) },
  )
  const fetchChanges = useCallback(
    () => fetchLastTransactions(client, data?.map(({ _id }) => _id) ?? []),
    [client, data],
  )
  // Without the history, documents are shown without their authors.
  const changes = useFetched(fetchChanges).data
  const authors = useUsers([...new Set([...(changes?.values() ?? [])].map(({ author }) => author))])
  const robots = useProject()?.members.filter(({ isRobot }) => isRobot)
  const nameOf = (author: string) =>
    robots?.some(({ id }) => id === author) ? undefined : authors.find(({ id }) => id === author)?.displayName
  return (
    <Section title="Activity">
      {hasFailed && <Note isAlert>The activity couldn’t be loaded. Check your connection.</Note>}
      {!data && !hasFailed && <Loading />}
      {data?.length === 0 && <Note>Changes to content, orders and stock appear here, newest first.</Note>}
      {data?.map(({ _id, _type }) => {
        const change = changes?.get(_id)
        return (
          <Stack key={_id} gap={1}>
            <DocumentLink id={getPublishedId(_id)} type={_type} />
            {change && (
              <Box paddingX={2} paddingBottom={2}>
                <Text size={0} muted>
                  {describeChange(_id)} by {nameOf(change.author) ?? 'the site'},{' '}
                  {formatMoment(change.timestamp)}
                </Text>
              </Box>
            )}
          </Stack>
        )
      })}
    </Section>
  )
}

/** Returns what happened to a stored version of a document. */
function describeChange(id: string): string {
  if (isVersionId(id)) return 'Edited in a release'
  return isDraftId(id) ? 'Edited' : 'Published or changed'
}
