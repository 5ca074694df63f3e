import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { onLake } from '../../studio/on-lake.ts'
import { schemaTypes } from './schema.ts'

const config = {
  name: 'default',
  title: 'Blog',
  projectId: 'example',
  dataset: 'production',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
}

export default defineConfig(onLake(process.env['SANITY_STUDIO_LAKE_URL'] ?? 'http://localhost:4000', config))
