#!/usr/bin/env node
/** Starts the mailbox: `node emulators/resend --help`. */
import { launch } from '../shared/launch.js'

await launch('mailbox', import.meta.url, () => import('./main.ts'))
