import { Flex, Spinner, Text } from '@sanity/ui'
import { useFeatureEnabled, type LayoutProps } from 'sanity'

/**
 * Shows Studio once it knows what the project's plan offers. Where Studio learns that after it has been shown, its comments put
 * themselves around the page: all of it is made anew, and an open menu is closed, a chosen file forgotten.
 */
export function SettledLayout(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments')
  if (!isLoading) return props.renderDefault(props)
  return (
    <Flex align="center" justify="center" gap={3} height="fill" role="status">
      <Spinner muted />
      <Text size={1} muted>
        Opening Studio…
      </Text>
    </Flex>
  )
}
