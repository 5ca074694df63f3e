/** The shapes that the lake's rooms share. A room may import this file, `errors.ts` and its own files. */

import type { DatabaseSync } from 'node:sqlite'

import type { OriginList } from './http/origins.ts'

/** A JSON document as stored: `_id`, `_type`, `_rev`, `_createdAt`, `_updatedAt` and any other attributes. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

export type Role = 'administrator' | 'editor' | 'viewer'

/** Who is asking. `role: null` is a reader without a token: published documents of public datasets only. */
export interface Principal {
  userId: string
  role: Role | null
}

/** `raw`, `published`, `drafts`, or a stack of release ids, first wins. */
export type Perspective = 'raw' | 'published' | 'drafts' | string[]

/** One document before and after a commit; `null` where it did not exist. */
export interface DocumentChange {
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** The mutations of the transaction that touched this document, as Sanity's listener sends them. */
  mutations: unknown[]
  /** Mendoza patches between the two bodies, both computed without `_rev`. */
  effects: { apply: unknown[]; revert: unknown[] }
}

/** One acknowledged transaction. `sequence` grows by one with each commit of the whole data folder. */
export interface Commit {
  projectId: string
  dataset: string
  transactionId: string
  timestamp: string
  identity: string
  sequence: number
  changes: DocumentChange[]
  /** Sync tags this commit expires (`s1:` plus a short hash), see `query/sync-tags.ts`. */
  syncTags: string[]
}

export interface QueryRequest {
  projectId: string
  dataset: string
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  principal: Principal
  /** Asks where in the documents each part of the result stands. */
  sourceMap?: SourceMapStyle
  /** Milliseconds the evaluation may take before it is abandoned with a 408-class error; a default applies. */
  budgetMs?: number
}

/** One way in which a query read the dataset. */
export interface DatasetRead {
  /** What was looked for, such as `type product` or `slug.current`. */
  by: string
  /** How often, and how many documents came of it in all. */
  times: number
  documents: number
}

/** What came of a query, its result aside. */
interface QueryOutcome {
  /** How the dataset was read, in the order of the first time. */
  reads: DatasetRead[]
  syncTags: string[]
  /** Milliseconds spent evaluating. */
  ms: number
  /** Where the parts of the result stand, if that was asked for. */
  resultSourceMap?: ResultSourceMap
}

export interface QueryResponse extends QueryOutcome {
  result: unknown
}

/** A response whose result is still JSON, as UTF-8 in pieces: a large one is passed on without being read. */
export interface QueryAnswer extends QueryOutcome {
  json: Uint8Array<ArrayBuffer>[]
}

/** How a source map names an item of an array: by its index, or by its `_key` where it has one. */
export type SourceMapStyle = 'indexes' | 'keys'

/** Sanity's content source map: a mapping goes by the place in the result, `$[0]['title']`. */
export interface ResultSourceMap {
  documents: { _id: string; _type: string }[]
  /** Places in documents, `$['title'][?(@._key=='en')]['value']`. */
  paths: string[]
  mappings: Record<
    string,
    {
      type: 'value'
      source: { type: 'documentValue'; document: number; path: number } | { type: 'literal' | 'unknown' }
    }
  >
}

/** The query room's public face. Throws `ApiError` for a query that does not parse, fails or takes too long. */
export interface QueryService {
  evaluate(request: QueryRequest): Promise<QueryResponse>
  /** The same, for whoever passes the result on. */
  answer(request: QueryRequest): Promise<QueryAnswer>
  /** Evaluates a bare filter expression (`_type == "service" && …`) on given documents; one boolean each. */
  matches(
    filter: string,
    params: Record<string, unknown>,
    documents: (LakeDocument | null)[],
  ): Promise<boolean[]>
  /** Evaluates an expression with `@` as given, `before()`/`after()`/`delta::` available: webhook projections. */
  project(
    expression: string,
    change: { before: LakeDocument | null; after: LakeDocument | null },
  ): Promise<unknown>
  /** Gets ready for the first question, which would else wait until a thread has started. */
  warm(): void
  close(): Promise<void>
}

/** The open lake: its database and the services that rooms reach through it. Built in `lake.ts`. */
export interface Lake {
  dataDirectory: string
  database: DatabaseSync
  queries: QueryService
  commits: CommitFeed
  removals: DatasetRemovals
  /** Applies mutations of one transaction, all or nothing; fsynced and emitted to `commits` before it resolves. */
  mutate(request: MutateRequest): Promise<MutateOutcome>
  /** Applies actions (create, edit, publish, …) of one transaction, likewise. */
  act(request: ActRequest): Promise<MutateOutcome>
  /** Origins browsers may call from; read by CORS. */
  allowedOrigins: OriginList
  /** Base URL that generated addresses (assets, login) use, e.g. `http://localhost:4000`. */
  publicUrl: string
  close(): Promise<void>
}

/** Subscribers are called in commit order, after the commit is durable; a throwing subscriber is logged, not fatal. */
export interface CommitFeed {
  subscribe(listener: (commit: Commit) => void): () => void
}

/** Datasets that are removed while somebody may follow them. */
export interface DatasetRemovals {
  subscribe(watcher: (projectId: string, dataset: string) => void): () => void
  publish(projectId: string, dataset: string): void
}

/** What transactions by mutations and by actions have in common. */
export interface TransactionOptions {
  projectId: string
  dataset: string
  principal: Principal
  transactionId?: string
  dryRun?: boolean
  /** Keep `_updatedAt` of created documents as given; used by import only. (`_createdAt` always is.) */
  keepTimestamps?: boolean
  /** Give objects in arrays a random `_key` where they have none. */
  autoGenerateArrayKeys?: boolean
}

export interface MutateRequest extends TransactionOptions {
  mutations: unknown[]
}

export interface ActRequest extends TransactionOptions {
  actions: unknown[]
}

export interface MutateOutcome {
  transactionId: string
  results: { id: string; operation: 'create' | 'update' | 'delete' | 'none'; document?: LakeDocument }[]
}

/** What a route handler receives. `params` are the `:name` parts of its path, decoded. */
export interface RouteContext {
  request: Request
  url: URL
  params: Record<string, string>
  /** `2021-06-07`, `1` or `X` of the leading path segment, without the `v`. */
  apiVersion: string
  principal: Principal
  lake: Lake
}

/** Paths are written without the version prefix: `/data/query/:dataset`. A room exports `routes: Route[]`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  handle(context: RouteContext): Promise<Response> | Response
}
