#!/usr/bin/env node
/** Starts the payment service: `node emulators/stripe --help`. */
import { launch } from '../shared/launch.js'

await launch('payment service', import.meta.url, () => import('./main.ts'))
