import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { getPublishedId } from 'sanity'
import { Link } from 'sanity/router'
import { DocumentLink } from '../components/document-links.tsx'
import { Muted } from '../components/muted.tsx'
import { Loading } from '../components/pane.tsx'
import type { WorkItems } from './work-lists.ts'

interface SectionProps {
  title: string
  /** Path of the list that the title links to. */
  path?: string
  count?: number
  children: ReactNode
}

/** A part of the home page: a title with a number, which links to its list, and the first entries. */
export function Section({ title, path, count, children }: SectionProps) {
  const id = useId()
  const heading = (
    <Flex align="center" gap={3} padding={2}>
      <Box flex={1}>
        <Heading as="h2" id={id} size={1}>
          {title}
        </Heading>
      </Box>
      {count !== undefined && (
        <Text size={2} weight="semibold" data-count="">
          {count}
        </Text>
      )}
      {path && (
        <Muted>
          <ArrowRightIcon />
        </Muted>
      )}
    </Flex>
  )
  return (
    <Card as="section" border radius={3} padding={2} aria-labelledby={id} style={{ minWidth: 0 }}>
      <Stack gap={2}>
        {path ? (
          <Card as={Link} href={path} radius={2} data-as="a" style={{ textDecoration: 'none' }}>
            {heading}
          </Card>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  )
}

/** A muted line of text in a section. */
export function Note({ children, isAlert }: { children: ReactNode; isAlert?: boolean }) {
  return (
    <Box padding={2}>
      <Text size={1} muted={!isAlert} role={isAlert ? 'alert' : undefined}>
        {children}
      </Text>
    </Box>
  )
}

interface DocumentSectionProps {
  title: string
  path: string
  /** What would be in the list, and how it gets there. */
  empty: string
  /** Undefined while loading. */
  work: WorkItems | undefined
  hasFailed: boolean
  /** What the list leaves out. */
  limit?: string | false | undefined
}

/** Lists the first documents of a work list. */
export function DocumentSection({ title, path, empty, work, hasFailed, limit }: DocumentSectionProps) {
  return (
    <Section title={title} path={path} count={work?.count}>
      {hasFailed && <Note isAlert>This list couldn’t be loaded. Check your connection and reload.</Note>}
      {!work && !hasFailed && <Loading />}
      {work?.count === 0 && <Note>{empty}</Note>}
      {work && limit && <Note>{limit}</Note>}
      {work?.items.map((item) => (
        <DocumentLink key={item._id} id={getPublishedId(item._id)} type={item._type} />
      ))}
    </Section>
  )
}
