import { launch } from './launch/launch.mjs'

await launch('start/main.ts')
