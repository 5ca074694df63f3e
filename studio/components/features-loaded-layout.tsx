import { Flex, Spinner } from '@sanity/ui'
import { type LayoutProps, useFeatureEnabled } from 'sanity'
import { Muted } from './muted.tsx'

/**
 * Shows Studio once the features of the project's plan are known. Otherwise the comments feature, when it loads later,
 * remounts the page: open menus close and a chosen file is lost.
 */
export function FeaturesLoadedLayout(props: LayoutProps) {
  const { isLoading } = useFeatureEnabled('studioComments')
  if (!isLoading) return props.renderDefault(props)
  return (
    <Flex align="center" justify="center" gap={3} height="fill" role="status">
      <Spinner muted />
      <Muted>Loading Studio…</Muted>
    </Flex>
  )
}
