import { Container, Flex, Text } from '@sanity/ui'
import type { ChildResolver, ListItem, StructureBuilder } from 'sanity/structure'

/** Explains an address that leads to no list of the user, such as one that a colleague with another role sent. */
const MissingList = () => (
  <Explanation>
    This list doesn’t exist, or your role doesn’t work with it. To look something up, use the search at the
    top.
  </Explanation>
)

/** Replaces the form of a document that the user’s role cannot read; Studio would show an empty one. */
export const UnreadableDocument = () => (
  <Explanation>Your role can’t read this document. Ask an administrator if you need it.</Explanation>
)

const Explanation = ({ children }: { children: string }) => (
  <Flex align="center" justify="center" height="fill">
    <Container width={0} padding={4}>
      <Text align="center" size={1} muted style={{ textWrap: 'balance' }}>
        {children}
      </Text>
    </Container>
  </Flex>
)

/** Resolves the child of a list: what its item opens, or an explanation. Without it, the pane beside the list stays blank. */
export const childOrExplanation =
  (S: StructureBuilder): ChildResolver =>
  (itemId, options) => {
    const { items } = options.parent as { items: readonly Partial<ListItem>[] }
    const item = items.find(({ type, id }) => type === 'listItem' && id === itemId)
    if (!item) return S.component(MissingList).id(itemId).title('Not found')
    return typeof item.child === 'function' ? item.child(itemId, options) : item.child
  }
