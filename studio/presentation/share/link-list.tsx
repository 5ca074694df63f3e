import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useActiveReleases } from 'sanity'
import { formatMoment } from '../../components/format-moment.ts'
import { Muted } from '../../components/muted.tsx'
import { type ActiveLink, perspectiveTitle } from './preview-links.ts'

/** Lists the active links with a button to revoke each. */
export function LinkList({ links, onRevoke }: { links: ActiveLink[]; onRevoke: (id: string) => void }) {
  const { data: releases } = useActiveReleases()
  if (links.length === 0) {
    return <Muted>No active links.</Muted>
  }
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="medium">
        Active links
      </Text>
      <Stack as="ul" gap={2}>
        {links.map((link) => (
          <Card as="li" key={link._id} border radius={2} padding={3}>
            <Flex align="center" gap={3}>
              <Stack gap={2} flex={1}>
                <Text size={1} textOverflow="ellipsis">
                  {link.path}
                </Text>
                <Muted>
                  {`${perspectiveTitle(link.perspective, releases)}, until ${formatMoment(link.endsAt)}, created by ${link.madeBy}`}
                </Muted>
              </Stack>
              <Button
                mode="ghost"
                tone="critical"
                text="Revoke"
                aria-label={`Revoke the link to ${link.path}`}
                onClick={() => onRevoke(link._id)}
              />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
