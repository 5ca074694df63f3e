import { Card, Text } from '@sanity/ui'

/** The result of an action, in words. */
export interface Notice {
  tone: 'positive' | 'caution' | 'critical' | 'transparent'
  text: string
}

/** Shows the result of an action. Screen readers read an error at once. */
export function NoticeCard({ tone, text }: Notice) {
  return (
    <Card tone={tone} radius={2} padding={3} role={tone === 'critical' ? 'alert' : 'status'}>
      <Text size={1}>{text}</Text>
    </Card>
  )
}
