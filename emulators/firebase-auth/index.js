#!/usr/bin/env node
/** Starts the identity emulator: `node emulators/firebase-auth --help`. */
import { launch } from '../shared/launch.js'

await launch('identity emulator', import.meta.url, () => import('./main.ts'))
