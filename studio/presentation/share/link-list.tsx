import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { HoldingLink } from './preview-links.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The links that hold, each with a button that takes it back. */
export function LinkList({ links, onWithdraw }: { links: HoldingLink[]; onWithdraw: (id: string) => void }) {
  if (links.length === 0) {
    return (
      <Text size={1} muted>
        No link holds at the moment.
      </Text>
    )
  }
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="medium">
        Links that hold
      </Text>
      <Stack as="ul" gap={2}>
        {links.map((link) => (
          <Card as="li" key={link._id} border radius={2} padding={3}>
            <Flex align="center" gap={3}>
              <Stack gap={2} flex={1}>
                <Text size={1} textOverflow="ellipsis">
                  {link.path}
                </Text>
                <Text size={1} muted>
                  {`${link.perspective === 'drafts' ? 'Drafts' : 'A release'}, until ${moment.format(new Date(link.endsAt))}, made by ${link.madeBy}`}
                </Text>
              </Stack>
              <Button
                mode="ghost"
                tone="critical"
                text="Withdraw"
                aria-label={`Withdraw the link to ${link.path}`}
                onClick={() => onWithdraw(link._id)}
              />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
