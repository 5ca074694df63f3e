import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readArguments } from '../../scripts/command-line.ts'
import { ROOT } from '../../scripts/settings.ts'

/** `npm run bench:tasks`, on a running product: runs the tasks one after the other and prints their times. */
readArguments('npm run bench:tasks    measures the tasks of editors on a running product', {})
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/@playwright/test/cli.js'),
    ...['test', '--project', 'task-times', '--workers', '1', '--reporter', 'line'],
  ],
  { cwd: ROOT, stdio: 'inherit' },
)
process.exitCode = status ?? 1
