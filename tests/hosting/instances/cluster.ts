import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from '../../../scripts/start/child.ts'
import { type ProductCopy, startProductCopy } from '../../e2e/support/product-copy.ts'
import { findProgram } from '../support/debian.ts'

/** Above the ports of the running product. */
const [SECOND_INSTANCE, REDIS, BALANCER] = [21, 22, 23]

/** Two instances of the site over one Redis server behind nginx, with their own services. */
export interface Cluster {
  product: ProductCopy
  /** Origins of the two instances. */
  first: string
  second: string
  /** Origin of the load balancer. */
  balancer: string
  killSecond: () => Promise<void>
  startSecond: () => Promise<void>
  /** Kills Redis, which stores nothing on disk. */
  killRedis: () => Promise<void>
  startRedis: () => Promise<void>
  /** The output of the second instance since its last start. */
  secondLog: () => string
  dispose: () => Promise<void>
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })

async function startProgram(name: string, args: string[], port: number): Promise<ChildProcess> {
  const child = spawn(findProgram(name) ?? name, args, { stdio: 'ignore' })
  const failed = once(child, 'error').then(([error]) => {
    throw error as Error
  })
  const opened = async () => {
    while (!(await isOpen(port))) await pause(25)
  }
  await Promise.race([opened(), failed])
  return child
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const balancerSettings = (folder: string, port: number, instances: readonly string[]) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site { ${instances.map((origin) => `server ${new URL(origin).host.replace('localhost', '127.0.0.1')};`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_next_upstream error timeout;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`

/** Starts the cluster from a copy of the product under test. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-cluster-'))
  let redis: ChildProcess | undefined
  let second: Child | undefined
  const product = await startProductCopy({
    environment: (offset) => ({ REDIS_URL: `redis://127.0.0.1:${6000 + offset + REDIS}` }),
    beforeSite: async (offset) => {
      redis = await startRedisAt(6000 + offset + REDIS)
    },
  })
  const offset = Number(new URL(product.siteUrl).port) - 3000
  const secondPort = 3000 + offset + SECOND_INSTANCE
  const redisPort = 6000 + offset + REDIS
  const balancerPort = 3000 + offset + BALANCER
  const [firstUrl, secondUrl] = [product.siteUrl, `http://localhost:${secondPort}`]

  const startSecond = async () => {
    second = await product.startInstance(secondPort)
  }
  await startSecond()
  const settings = join(folder, 'nginx.conf')
  await writeFile(settings, balancerSettings(folder, balancerPort, [firstUrl, secondUrl]))
  const nginx = await startProgram('nginx', ['-c', settings, '-p', folder], balancerPort)

  return {
    product,
    first: firstUrl,
    second: secondUrl,
    balancer: `http://localhost:${balancerPort}`,
    async killSecond() {
      if (!second) return
      process.kill(second.pid, 'SIGKILL')
      await second.ended
    },
    startSecond,
    killRedis: () => kill(redis),
    async startRedis() {
      redis = await startRedisAt(redisPort)
    },
    secondLog: () => second?.tail().join('\n') ?? '',
    async dispose() {
      await kill(nginx)
      await second?.stop()
      await product.dispose()
      await kill(redis)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const startRedisAt = (port: number): Promise<ChildProcess> =>
  startProgram(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()],
    port,
  )
