/** A query that returns `Result`. The property exists for the compiler only: a query is a plain string. */
export type TypedQuery<Result> = string & { readonly result?: Result }

/**
 * The type of a query with its result from TypeGen: `const jobQuery: Query<JobQueryResult> = defineQuery(…)`. A query with fields that the
 * content model does not have is accepted by no schema.
 */
export type Query<Result> = TypedQuery<
  [UnknownField<Result>] extends [never] ? Result : { fieldsNotInContentModel: UnknownField<Result> }
>

/** Names of fields that are always null: TypeGen's result for fields that the content model does not have. */
type UnknownField<Result> =
  | UnknownFieldIn<Exclude<Extract<Result, object>, readonly unknown[]>>
  | UnknownFieldInList<Extract<Result, readonly unknown[]>>

type UnknownFieldInList<List extends readonly unknown[]> = [List] extends [never]
  ? never
  : UnknownField<List[number]>

/** A field of several variants counts as unknown only if it is null in all of them. */
type UnknownFieldIn<Variants> = {
  [Name in FieldOf<Variants>]: [ValueOf<Variants, Name>] extends [null]
    ? Name
    : UnknownField<ValueOf<Variants, Name>>
}[FieldOf<Variants>]

type FieldOf<Variants> = Variants extends unknown ? keyof Variants & string : never

type ValueOf<Variants, Name> = Variants extends unknown
  ? Name extends keyof Variants
    ? Variants[Name]
    : never
  : never
