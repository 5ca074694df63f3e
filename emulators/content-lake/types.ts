/** Types shared by the lake's modules. A module may import this file, `errors.ts` and its own files. */

import type { DatabaseSync } from 'node:sqlite'
import type { Right } from './access/document-sets.ts'
import type { OriginList } from './http/origins.ts'
import type { Directory, ROLES } from './people/people-file.ts'
import type { WriteLock } from './storage/write-lock.ts'

/** A stored JSON document: `_id`, `_type`, `_rev`, `_createdAt`, `_updatedAt` and any other attributes. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

/** A dataset of a project. */
export interface DatasetName {
  projectId: string
  dataset: string
}

export type Role = (typeof ROLES)[number]

/** The caller. `role: null` is a reader without a token: published documents of public datasets only. */
export interface Principal {
  userId: string
  role: Role | null
  /** Limits an editor with a custom role to these rights. */
  rights?: readonly Right[]
}

/** `raw`, `published`, `drafts`, or a stack of release ids, first wins. */
export type Perspective = 'raw' | 'published' | 'drafts' | string[]

/** A document before and after a commit; `null` when it did not exist. */
export interface DocumentChange {
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
  /** The mutations of the transaction that changed this document, as Sanity's listener sends them. */
  mutations: unknown[]
  /** Mendoza patches between the two bodies, both without `_rev`. */
  effects: { apply: unknown[]; revert: unknown[] }
}

/** An acknowledged transaction. `sequence` grows by one with each commit of the whole data folder. */
export interface Commit extends DatasetName {
  transactionId: string
  timestamp: string
  identity: string
  sequence: number
  changes: DocumentChange[]
  /** Sync tags this commit expires (`s1:` plus a short hash), see `query/sync-tags.ts`. */
  syncTags: string[]
}

export interface QueryRequest extends DatasetName {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  principal: Principal
  /** Returns only the ids of the documents in the result. */
  idsOnly?: boolean
  /** Requests a source map of the result. */
  sourceMap?: SourceMapStyle
  /** Milliseconds until the evaluation is aborted with an error; a default applies. */
  budgetMs?: number
}

/** A way in which a query read the dataset. */
export interface DatasetRead {
  /** The condition, such as `type product` or `slug.current`. */
  by: string
  /** How often it was read, and how many documents were returned in all. */
  times: number
  documents: number
}

/** The outcome of a query without its result. */
interface QueryOutcome {
  /** How the dataset was read, in the order of first use. */
  reads: DatasetRead[]
  syncTags: string[]
  /** Milliseconds spent evaluating. */
  ms: number
  /** The source map of the result, if requested. */
  resultSourceMap?: ResultSourceMap
}

export interface QueryResponse extends QueryOutcome {
  result: unknown
}

/** A response whose result is JSON in UTF-8 pieces: a large one is forwarded without being parsed. */
export interface QueryAnswer extends QueryOutcome {
  json: Uint8Array<ArrayBuffer>[]
}

/** How a source map names an array item: by its index, or by its `_key` if it has one. */
export type SourceMapStyle = 'indexes' | 'keys'

/** Sanity's content source map: mappings are keyed by the path in the result, `$[0]['title']`. */
export interface ResultSourceMap {
  documents: { _id: string; _type: string }[]
  /** Paths in documents, `$['title'][?(@._key=='en')]['value']`. */
  paths: string[]
  mappings: Record<
    string,
    {
      type: 'value'
      source: { type: 'documentValue'; document: number; path: number } | { type: 'literal' | 'unknown' }
    }
  >
}

/** The query service. Throws an `ApiError` for a query that does not parse, fails or takes too long. */
export interface QueryService {
  evaluate(request: QueryRequest): Promise<QueryResponse>
  /** Returns the result as JSON, for callers that forward it. */
  answer(request: QueryRequest): Promise<QueryAnswer>
  /** Evaluates a bare filter expression (`_type == "service" && …`) on given documents; one boolean each. */
  matches(
    filter: string,
    params: Record<string, unknown>,
    documents: (LakeDocument | null)[],
  ): Promise<boolean[]>
  /** Evaluates an expression with `@` as given, with `before()`, `after()` and `delta::`: webhook projections. */
  project(
    expression: string,
    change: { before: LakeDocument | null; after: LakeDocument | null },
  ): Promise<unknown>
  /** Starts the worker threads, so that the first query does not wait for one. */
  warm(): void
  close(): Promise<void>
}

/** The open lake: its database and services. Created in `lake.ts`. */
export interface Lake {
  dataDirectory: string
  database: DatabaseSync
  /** The people who may sign in, and their roles. */
  directory: Directory
  /** Whether datasets are created with their first request, and every token is accepted as an administrator's. */
  isPermissive: boolean
  /** The project of requests that name none, where several have the dataset. */
  defaultProject: string | undefined
  queries: QueryService
  commits: CommitFeed
  removals: Removals
  /** Lets writes besides `mutate` and `act` wait for a large transaction. */
  writes: WriteLock
  /** Applies the mutations of one transaction, all or nothing; durable and emitted to `commits` when it resolves. */
  mutate(request: MutateRequest): Promise<MutateOutcome>
  /** Applies the actions (create, edit, publish, …) of one transaction in the same way. */
  act(request: ActRequest): Promise<MutateOutcome>
  /** Origins browsers may call from. */
  allowedOrigins: OriginList
  /** Allowed hosts besides those of this machine. */
  allowedHosts: readonly string[]
  /** Base URL of generated addresses (assets, login), such as `http://localhost:4000`. */
  publicUrl: string
}

/** Removes datasets. The content of a removed dataset is deleted in batches. */
export interface Removals {
  /** Removes a dataset, which no request finds from now on. */
  remove(of: DatasetName): Promise<void>
  /** Resolves when nothing of a removed dataset is left, so that its name can be used again. */
  finish(of: DatasetName): Promise<void>
  /** Notifies event streams that their dataset was removed; returns a function that unsubscribes. */
  subscribe(watcher: (projectId: string, dataset: string) => void): () => void
}

/** Subscribers are called in commit order, after the commit is durable; a throwing subscriber is logged. */
export interface CommitFeed {
  subscribe(listener: (commit: Commit) => void): () => void
}

/** Options of transactions by mutations and by actions. */
export interface TransactionOptions extends DatasetName {
  principal: Principal
  transactionId?: string
  dryRun?: boolean
  /** Keeps the given `_updatedAt` of created documents; used by import only. (`_createdAt` is always kept.) */
  keepTimestamps?: boolean
  /** Adds a random `_key` to objects in arrays without one. */
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

/** The input of a route handler. `params` are the decoded `:name` segments of its path, and the project of the request. */
export interface RouteContext {
  request: Request
  url: URL
  params: Record<string, string> & { projectId: string }
  /** `2021-06-07`, `1` or `X` of the leading path segment, without the `v`. */
  apiVersion: string
  principal: Principal
  lake: Lake
}

/** A route. Paths omit the version prefix: `/data/query/:dataset`. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  handle(context: RouteContext): Promise<Response> | Response
}
