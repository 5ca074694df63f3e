import { HomeIcon } from '@sanity/icons/Home'
import { Box, Card, Container, Flex, Heading, Stack, Tab, TabList, TabPanel } from '@sanity/ui'
import { type ComponentType, useState } from 'react'
import { type Tool, useCurrentUser } from 'sanity'
import { type Job, jobsOf } from '../roles.ts'
import { AdministratorHome } from './administrator-home.tsx'
import { MarketerHome } from './marketer-home.tsx'
import { MerchandiserHome } from './merchandiser-home.tsx'

const HOMES: Record<Job, { title: string; Home: ComponentType }> = {
  administrator: { title: 'Administration', Home: AdministratorHome },
  marketer: { title: 'Website', Home: MarketerHome },
  merchandiser: { title: 'Shop', Home: MerchandiserHome },
}

/** Shows the work that waits for the user. A user with several roles switches between them. */
function HomePage() {
  const user = useCurrentUser()
  const jobs = jobsOf(user)
  const [chosen, setChosen] = useState<Job>()
  const job = chosen ?? jobs[0] ?? 'marketer'
  const { Home } = HOMES[job]
  return (
    <Card height="fill" overflow="auto" tabIndex={0}>
      <Container width={4} padding={4}>
        <Stack gap={5} paddingY={3}>
          <Flex gap={4} align="center" justify="space-between" wrap="wrap">
            <Heading as="h1" size={3}>
              {user?.name ? `Hello, ${user.name}` : 'Home'}
            </Heading>
            {jobs.length > 1 && (
              <TabList gap={1}>
                {jobs.map((each) => (
                  <Tab
                    key={each}
                    id={`home-${each}-tab`}
                    aria-controls="home-panel"
                    label={HOMES[each].title}
                    selected={each === job}
                    onClick={() => setChosen(each)}
                  />
                ))}
              </TabList>
            )}
          </Flex>
          {jobs.length > 1 ? (
            <TabPanel id="home-panel" aria-labelledby={`home-${job}-tab`}>
              <Home />
            </TabPanel>
          ) : (
            <Box>
              <Home />
            </Box>
          )}
        </Stack>
      </Container>
    </Card>
  )
}

/** The first page of Studio. */
export const homeTool: Tool = { name: 'home', title: 'Home', icon: HomeIcon, component: HomePage }
